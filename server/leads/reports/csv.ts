/** What Excel takes for a formula; it drops the apostrophe and shows the rest as text. */
const FORMULA = /^[\s"']*[=+\-@＝＋－＠|%]/u;

/** A cell with a visitor's text in it does nothing but be read. */
export function neutral(text: string): string {
  return FORMULA.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
}

/** One line of a file, quoted where it has to be (RFC 4180). */
export function csvLine(cells: readonly string[], separator: ',' | ';'): string {
  const quoted = cells.map((cell) =>
    /[",;\r\n]/.test(cell) || cell.trim() !== cell ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${quoted.join(separator)}\r\n`;
}
