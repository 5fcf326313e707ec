import { formatInFile } from '../../../model/load/format-issue.ts';
import type { ContentIssue } from '../../../model/load/issue.ts';

export function adviceWords(advice: readonly ContentIssue[], isShown: boolean): string {
  const byFile = Map.groupBy(advice, ({ file }) => file);
  const blocks = [...byFile].map(([file, found]) =>
    [file, ...found.map((one) => `  • ${formatInFile(one)}`)].join('\n'),
  );
  const count = advice.length === 0 ? 'Советов нет.' : `Советов: ${advice.length}.`;
  const after = isShown
    ? []
    : ['С --strict ничего нового на сайт не вышло: поправьте сказанное или опубликуйте без --strict.'];
  return `${[...blocks, [count, ...after].join(' ')].join('\n')}\n`;
}
