import { counted } from '../../../model/format/plural.ts';
import { attributionValue } from '../channels/words/attribution.ts';
import { exportLeads } from '../operations/find-leads.ts';
import type { LeadDetails } from '../operations/lead-details.ts';
import type { LeadFilter } from '../operations/lead-filter.ts';
import { textOption } from './arguments.ts';
import type { Command, CommandContext } from './command.ts';
import { UsageError } from './command.ts';
import { csvLine, writeLines } from './csv-file.ts';
import { FILTER_OPTIONS, readFilter } from './filter-options.ts';
import { LEADS } from './words.ts';

const { from, to, kind } = FILTER_OPTIONS;

export const conversions: Command = {
  name: 'conversions',
  usage: '[ФАЙЛ.csv]',
  summary: 'офлайн-конверсии для Яндекс Метрики: только заявки с ClientID или yclid',
  details: [
    '--from, --to, --kind как у list',
    '--target ЦЕЛЬ       идентификатор цели в Метрике; без него — lead_sent',
  ],
  options: { from, to, kind, target: { type: 'string' } },
  async run(given, context) {
    const target = textOption(given, 'target') ?? 'lead_sent';
    if (!/^[\w-]{1,100}$/.test(target))
      throw new UsageError('Цель — латинские буквы, цифры, «_» и «-», как в Метрике.');
    let count = 0;
    const lines = conversionLines(context, { ...readFilter(given, context), status: 'accepted' }, target, () => {
      count += 1;
    });
    const path = await writeLines(context, given.words[0], { name: 'conversions', lines });
    context.say(
      `Записано: ${path}, ${counted(count, LEADS)}. Загрузите: Метрика → Настройка → Загрузка данных → Офлайн-конверсии.`,
    );
    return 0;
  },
};

/** Columns of yandex.ru/dev/metrika/ru/management/offline-conv; at least one id in every row. */
async function* conversionLines(
  { database, now }: CommandContext,
  filter: LeadFilter,
  target: string,
  onLine: () => void,
): AsyncGenerator<string> {
  yield csvLine(['ClientId', 'Yclid', 'Target', 'DateTime', 'Price', 'Currency'], ',');
  for await (const lead of exportLeads(database, filter)) {
    const clientId = digitsOnly(lead, 'metrikaClientId');
    const yclid = digitsOnly(lead, 'yclid');
    // A repeat is the same conversion; what lies ahead is refused with the whole file.
    if ((clientId === '' && yclid === '') || lead.repeatOf !== null || lead.createdAt > now()) continue;
    const seconds = String(Math.floor(lead.createdAt.getTime() / 1000));
    const price = priceOf(lead.priceShown);
    onLine();
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
