const SEPARATORS = ['\t', ';', ','] as const;

/** Reads rows of a table: cells separated by tabs, semicolons or commas, with quotes as in CSV. Blank rows are omitted. */
export function readTable(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '');
  const [first = ''] = plain.split(/\r?\n/).filter((line) => line.trim() !== '');
  const separator = SEPARATORS.find((sign) => first.includes(sign)) ?? '\t';
  const rows: string[][] = [[]];
  // One cell with the separator or the end of the line behind it; a quoted cell may contain both.
  const cells = new RegExp(String.raw`(?:"((?:[^"]|"")*)"|([^${separator}\r\n]*))(${separator}|\r?\n|$)`, 'gy');
  for (const [, quoted, bare = '', end = ''] of plain.matchAll(cells)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"').replaceAll(/\s+/g, ' ') ?? bare).trim());
    if (end === '') break;
    if (end !== separator) rows.push([]);
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
}
