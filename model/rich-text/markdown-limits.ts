import { MarkdownError } from './markdown-error.ts';

/** What an article needs many times over; beyond it reading takes minutes or never ends. */
const LIMITS = {
  /** Spaces, quote and list marks before the first word of a line: two to four for each step inwards. */
  indent: 60,
  /** `*`, `_`, `` ` ``, `[`, `<`, `:` in one paragraph: each may pair with each. */
  marks: 400,
  columns: 20,
  cells: 5000,
};

/** Refuses a text whose shape nobody wrote by hand, before it is parsed. @throws {MarkdownError} */
export function checkMarkdownLimits(markdown: string): void {
  let marks = 0;
  let cells = 0;
  for (const [index, line] of markdown.split('\n').entries()) {
    const refuse = (message: string): never => {
      throw new MarkdownError(index + 1, message);
    };
    const [indent = ''] = /^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*/.exec(line) ?? [];
    if (indent.length > LIMITS.indent) refuse('Списки и цитаты вложены слишком глубоко. Хватает двух уровней.');
    marks = line.trim() === '' ? 0 : marks + count(line, /[*_`[<:~]/g);
    if (marks > LIMITS.marks) refuse('В одном абзаце слишком много знаков разметки (* _ [ `). Уберите лишние.');
    const inLine = count(line, /\|/g);
    cells += inLine;
    if (inLine > LIMITS.columns + 1) refuse(`В таблице слишком много столбцов: помещается ${LIMITS.columns}.`);
    if (cells > LIMITS.cells) refuse('Таблица слишком большая. Разделите её или дайте ссылку на файл.');
  }
}

function count(line: string, pattern: RegExp): number {
  return line.match(pattern)?.length ?? 0;
}
