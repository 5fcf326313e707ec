import { isoDayAt } from '../../../model/format/date.ts';
import type { JournalLine } from '../../contract/journal.ts';

/** Lines of the journal that are shown as one row, the latest first. */
export type JournalRow = readonly [JournalLine, ...JournalLine[]];

/** Joins consecutive sign-ins of one person on one day of the company; every other line is a row of its own. */
export function joinSignIns(lines: readonly JournalLine[], utcOffsetHours: number): JournalRow[] {
  const seriesOf = ({ what, who, at }: JournalLine) =>
    what === 'signed-in' ? `${isoDayAt(new Date(at), utcOffsetHours)} ${who}` : null;
  const rows: [JournalLine, ...JournalLine[]][] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    const series = seriesOf(line);
    if (row && series !== null && series === seriesOf(row[0])) row.push(line);
    else rows.push([line]);
  }
  return rows;
}
