import { mkdir, open } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isoDayAt } from '../../../model/format/date.ts';
import type { CommandContext } from './command.ts';

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

/** Names and phones: the file is readable by this user alone. Returns its path. */
export async function writeLines(
  { dataDir, now, clock }: Pick<CommandContext, 'dataDir' | 'now' | 'clock'>,
  given: string | undefined,
  { name, lines }: { readonly name: string; readonly lines: AsyncIterable<string> },
): Promise<string> {
  const path = resolve(given ?? join(dataDir, 'exports', `${name}-${isoDayAt(now(), clock.utcOffsetHours)}.csv`));
  await mkdir(dirname(path), { recursive: true });
  await using file = await open(path, 'w', 0o600);
  await file.chmod(0o600);
  for await (const line of lines) await file.write(line);
  return path;
}
