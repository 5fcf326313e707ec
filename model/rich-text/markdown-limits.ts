import { MarkdownError } from './markdown-error.ts';

/** What an article needs many times over; beyond it reading takes minutes or never ends. */
const LIMITS = {
  /** Spaces, quote and list marks before the first word of a line: two to four for each step inwards. */
  indent: 60,
  /** `*`, `_`, `` ` ``, `[`, `]`, `<`, `:`, `&`, `\\` in one paragraph: each may pair with each. */
  marks: 400,
  /** Lists, headings and empty lines: reading takes the square of them. */
  lines: 2000,
  /** Of one paragraph, likewise. */
  characters: 10_000,
  all: 200_000,
  columns: 20,
  cells: 5000,
};

/** Refuses a text whose shape nobody wrote by hand, before it is parsed. @throws {MarkdownError} */
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
