import { MarkdownError } from './markdown-error.ts';

/** Limits far above the needs of an article; beyond them parsing takes minutes or does not end. */
const LIMITS = {
  /** Characters of indentation, quote and list marks at the start of a line; each nesting level takes two to four. */
  indent: 60,
  /**
   * Number of `*`, `_`, `` ` ``, `[`, `]`, `<`, `:`, `&`, `\\` in one paragraph, because the parser tries to pair them
   * all.
   */
  marks: 400,
  /** Number of lines; parsing time is quadratic in lists, headings and empty lines. */
  lines: 2000,
  /** Characters per paragraph; parsing time is quadratic. */
  characters: 10_000,
  all: 200_000,
  columns: 20,
  cells: 5000,
};

/** Rejects texts of abnormal structure before parsing. @throws {MarkdownError} */
export function checkMarkdownLimits(markdown: string): void {
  let marks = 0;
  let cells = 0;
  for (const [index, line] of linesOf(markdown).entries()) {
    const refuse = (message: string): never => {
      throw new MarkdownError(index + 1, message);
    };
    const [indent = ''] = /^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*/.exec(line) ?? [];
    if (indent.length > LIMITS.indent) refuse('Списки и цитаты вложены слишком глубоко. Хватает двух уровней.');
    marks = line.trim() === '' ? 0 : marks + count(line, /[*_`[\]<:~&\\]/g);
    if (marks > LIMITS.marks) refuse('В одном абзаце слишком много знаков разметки (* _ [ `). Уберите лишние.');
    const inLine = count(line, /\|/g);
    cells += inLine;
    if (inLine > LIMITS.columns + 1) refuse(`В таблице слишком много столбцов: помещается ${LIMITS.columns}.`);
    if (cells > LIMITS.cells) refuse('Таблица слишком большая. Разделите её или дайте ссылку на файл.');
  }
  checkLengths(markdown);
}

function checkLengths(markdown: string): void {
  if (markdown.length > LIMITS.all) throw new MarkdownError(1, 'Текст слишком длинный. Разделите его на два.');
  const lines = linesOf(markdown);
  if (lines.length > LIMITS.lines) {
    throw new MarkdownError(LIMITS.lines, `В тексте больше ${LIMITS.lines} строк. Разделите его на два.`);
  }
  let characters = 0;
  for (const [index, line] of lines.entries()) {
    characters = line.trim() === '' ? line.length : characters + line.length;
    if (characters > LIMITS.characters) {
      throw new MarkdownError(index + 1, 'Абзац слишком длинный. Разделите его пустой строкой.');
    }
  }
}

function linesOf(markdown: string): string[] {
  return markdown.split(/\r\n?|\n/);
}

function count(line: string, pattern: RegExp): number {
  return line.match(pattern)?.length ?? 0;
}
