import { attributionValue } from '../channels/words/attribution.ts';
import { exportLeads } from '../operations/find-leads.ts';
import type { LeadDetails } from '../operations/lead-details.ts';
import type { LeadFilter } from '../operations/lead-filter.ts';
import type { LeadDatabase } from '../store/lead-database.ts';
import { csvLine } from './csv.ts';

/** Of the goal in Metrika that a lead is, where no other is named. Not `lead_sent`: pages tell it, and one lead would count twice. */
export const LEAD_TARGET = 'lead_accepted';

/** What Metrika takes for the name of a goal. */
export const TARGET = /^[\w-]{1,100}$/;

type Wanted = { readonly filter: LeadFilter; readonly target: string; readonly now: Date };

/** Columns of yandex.ru/dev/metrika/ru/management/offline-conv; at least one id in every row. */
export async function* conversionLines(
  database: LeadDatabase,
  { filter, target, now }: Wanted,
): AsyncGenerator<string> {
  yield csvLine(['ClientId', 'Yclid', 'Target', 'DateTime', 'Price', 'Currency'], ',');
  for await (const lead of exportLeads(database, { ...filter, status: 'accepted' })) {
    const clientId = digitsOnly(lead, 'metrikaClientId');
    const yclid = digitsOnly(lead, 'yclid');
    // A repeat is the same conversion; what lies ahead is refused with the whole file.
    if ((clientId === '' && yclid === '') || lead.repeatOf !== null || lead.createdAt > now) continue;
    const seconds = String(Math.floor(lead.createdAt.getTime() / 1000));
    const price = priceOf(lead.priceShown);
    yield csvLine([clientId, yclid, target, seconds, price, price === '' ? '' : 'RUB'], ',');
  }
}

/** Both are numbers of Yandex; anything else was made up by somebody. */
function digitsOnly({ attribution }: LeadDetails, name: string): string {
  const value = attributionValue(attribution, name);
  return /^\d{1,32}$/.test(value) ? value : '';
}

/** One sum of roubles, not «from», not a price per square metre. */
function priceOf(shown: string): string {
  const found = /^(\d[\d\s]*)₽$/.exec(shown.trim());
  return found?.[1]?.replace(/\s/g, '') ?? '';
}
