import { attributionValue } from '../channels/words/attribution.ts';
import { exportLeads } from '../operations/find-leads.ts';
import type { LeadDetails } from '../operations/lead-details.ts';
import type { LeadFilter } from '../operations/lead-filter.ts';
import type { LeadDatabase } from '../store/lead-database.ts';
import { csvLine } from './csv.ts';

/** Default Metrika goal. The pages send `lead_sent` themselves, so using that name would count each lead twice. */
export const LEAD_TARGET = 'lead_accepted';

export const TARGET = /^[\w-]{1,100}$/;

type Wanted = { readonly filter: LeadFilter; readonly target: string; readonly now: Date };

/** Columns as in yandex.ru/dev/metrika/ru/management/offline-conv; every row needs a client ID or yclid. */
export async function* conversionLines(
  database: LeadDatabase,
  { filter, target, now }: Wanted,
): AsyncGenerator<string> {
  yield csvLine(['ClientId', 'Yclid', 'Target', 'DateTime', 'Price', 'Currency'], ',');
  for await (const lead of exportLeads(database, { ...filter, status: 'accepted' })) {
    const clientId = digitsOnly(lead, 'metrikaClientId');
    const yclid = digitsOnly(lead, 'yclid');
    // A repeated lead is the same conversion, and Metrika refuses the whole file for one future time.
    if ((clientId === '' && yclid === '') || lead.repeatOf !== null || lead.createdAt > now) continue;
    const seconds = String(Math.floor(lead.createdAt.getTime() / 1000));
    const price = priceOf(lead.priceShown);
    yield csvLine([clientId, yclid, target, seconds, price, price === '' ? '' : 'RUB'], ',');
  }
}

/** Both IDs are numeric in Yandex; any other value is forged. */
function digitsOnly({ attribution }: LeadDetails, name: string): string {
  const value = attributionValue(attribution, name);
  return /^\d{1,32}$/.test(value) ? value : '';
}

/** Returns a single sum in roubles; ignores «от …» and prices per square metre. */
function priceOf(shown: string): string {
  const found = /^(\d[\d\s]*)₽$/.exec(shown.trim());
  return found?.[1]?.replace(/\s/g, '') ?? '';
}
