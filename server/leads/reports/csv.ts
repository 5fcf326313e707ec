/** Text that Excel would evaluate as a formula; a leading apostrophe prevents this. */
const FORMULA = /^[\s"']*[=+\-@＝＋－＠|%]/u;

export function neutral(text: string): string {
  return FORMULA.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
}

export function csvLine(cells: readonly string[], separator: ',' | ';'): string {
  const quoted = cells.map((cell) =>
    /[",;\r\n]/.test(cell) || cell.trim() !== cell ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${quoted.join(separator)}\r\n`;
}
