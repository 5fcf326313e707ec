import { isoDayAt } from '../../../model/format/date.ts';
import type { JournalLine } from '../../contract/journal.ts';

/** Lines of the journal that are shown as one row, the latest first. */
export type JournalRow = readonly [JournalLine, ...JournalLine[]];

/** Groups consecutive sign-ins of the same person on the same day (company time); other lines stay single. */
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
