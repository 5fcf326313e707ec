import { cleanLine } from '../../../model/lead/clean-text.ts';
import { shorten } from '../channels/words/shorten.ts';

export type Column = { readonly title: string; readonly most?: number };

/** Columns as wide as what stands in them; nothing of a visitor's text moves the cursor of the terminal. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const cells = rows.map((row) => columns.map(({ most = 60 }, index) => shorten(cleanLine(row[index] ?? ''), most)));
  const widths = columns.map(({ title }, index) => Math.max(title.length, ...cells.map((row) => widthOf(row[index]))));
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) => cell + ' '.repeat(Math.max(0, (widths[index] ?? 0) - widthOf(cell))))
      .join('  ')
      .trimEnd();
  return [line(columns.map(({ title }) => title)), line(widths.map((width) => '─'.repeat(width))), ...cells.map(line)];
}

function widthOf(text = ''): number {
  return [...text].length;
}
