import type { LocalClock } from '../../release/contact.ts';
import { exportLeads } from '../operations/find-leads.ts';
import type { LeadFilter } from '../operations/lead-filter.ts';
import type { LeadDatabase } from '../store/lead-database.ts';
import { csvLine, neutral } from './csv.ts';
import { leadColumns } from './lead-columns.ts';

/** As Excel in Russian opens it by a double click: UTF-8 with its mark, semicolons. */
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
      columns.map(([, value]) => neutral(value(lead))),
      ';',
    );
}
