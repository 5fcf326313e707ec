import { formatIssue } from '../../../model/load/format-issue.ts';
import type { PublishProblem } from './publish-state.ts';

/** Maximum issues in a message, because messengers truncate long ones. */
const MAX_ISSUES = 12;

/** `hasLive`: whether visitors see an earlier release. */
export function describeProblem(trouble: PublishProblem, hasLive: boolean): string {
  const { fault, isWhole, issues, message, heldBack } = trouble;
  const seen = hasLive
    ? 'на сайте осталась прежняя версия'
    : 'сайт ещё не открыт, посетители видят страницу с телефоном';
  if (fault === 'system') return `Опубликовать не удалось, ${seen}.\n${message ?? ''}`;
  const list = issues.slice(0, MAX_ISSUES).map((issue) => `  • ${formatIssue(issue)}`);
  if (issues.length > MAX_ISSUES) list.push(`  • и ещё ${issues.length - MAX_ISSUES}.`);
  if (isWhole) return [`Содержимое не опубликовано, ${seen}. Исправьте:`, ...list].join('\n');
  return ['Опубликовано не всё: остальные правки на сайте, а эти ждут. Исправьте:', ...list, ...waiting(trouble)].join(
    '\n',
  );

  function waiting({ issues: found }: PublishProblem): string[] {
    const named = new Set(found.map(({ file }) => file));
    const with_ = heldBack.filter(({ file }) => !named.has(file)).map(({ file }) => file);
    const left = heldBack.filter(({ instead }) => instead === 'nothing').map(({ file }) => file);
    return [
      ...(heldBack.some(({ instead }) => instead === 'earlier') ? ['На их месте пока прежние копии.'] : []),
      ...(left.length > 0 ? [`Без прежней копии, поэтому на сайте пока нет: ${left.join(', ')}.`] : []),
      ...(with_.length > 0 ? [`Вместе с ними ждут: ${with_.join(', ')}.`] : []),
    ];
  }
}

export function formatProblemNotice(trouble: PublishProblem, hasLive: boolean): string {
  const followUp =
    trouble.fault === 'content'
      ? 'Когда исправите и сохраните, сайт обновится сам, и мы об этом напишем.'
      : 'Правки появятся на сайте, когда причина будет устранена; мы об этом напишем.';
  return `${describeProblem(trouble, hasLive)}\n${followUp}`;
}

export const RESOLVED_NOTICE = 'Сайт снова публикуется целиком: всё, что сохранено, теперь на нём.';
