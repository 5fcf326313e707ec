import { clockAt } from '../../../model/format/date.ts';
import type { LocalClock } from '../../release/contact.ts';
import { exportLeads } from '../operations/find-leads.ts';
import type { LeadFilter } from '../operations/lead-filter.ts';
import type { LeadDatabase } from '../store/lead-database.ts';
import { csvLine, neutral } from './csv.ts';
import { type LeadCell, leadColumns } from './lead-columns.ts';

/** A formatted phone; with its spaces a spreadsheet does not evaluate the plus. */
const PHONE = /^\+7 \d{3,4} [\d-]{8,9}$/;

/** CSV that a Russian Excel opens directly: UTF-8 with a byte order mark, semicolons, ISO dates. */
export async function* tableLines(
  database: LeadDatabase,
  filter: LeadFilter,
  clock: LocalClock,
): AsyncGenerator<string> {
  const columns = leadColumns(clock);
  yield `\ufeff${csvLine(
    columns.map(([title]) => title),
    ';',
  )}`;
  for await (const lead of exportLeads(database, filter))
    yield csvLine(
      columns.map(([, value]) => textOf(value(lead), clock)),
      ';',
    );
}

function textOf(cell: LeadCell, { utcOffsetHours }: LocalClock): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'string') return PHONE.test(cell) ? cell : neutral(cell);
  const { day, time } = clockAt(cell, utcOffsetHours);
  return `${day} ${time}`;
}
