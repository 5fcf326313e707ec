import { kaliningradTime } from '../../../model/format/kaliningrad-time.ts';
import { formatPhone } from '../../../model/format/phone.ts';
import { counted } from '../../../model/format/plural.ts';
import { LEAD_KINDS } from '../../../model/lead/lead-kinds.ts';
import { suspicionWords } from '../contract/suspicions.ts';
import { listLeads } from '../operations/find-leads.ts';
import type { LeadFilter } from '../operations/lead-filter.ts';
import type { CommandContext } from './command.ts';
import { table } from './table.ts';
import { deliveryWords, LEADS } from './words.ts';

const COLUMNS = [
  { title: '№' },
  { title: 'Получена' },
  { title: 'О чём', most: 40 },
  { title: 'Телефон' },
  { title: 'Имя', most: 24 },
  { title: 'Состояние', most: 100 },
] as const;

/** The newest first. */
export async function printLeads(
  { database, say }: CommandContext,
  filter: LeadFilter,
  limit: number,
): Promise<number> {
  const leads = await listLeads(database, filter, { limit: limit + 1 });
  if (leads.length === 0) {
    say('Таких заявок нет.');
    return 0;
  }
  const shown = leads.slice(0, limit);
  const rows = shown.map((lead) => [
    String(lead.number),
    kaliningradTime(lead.createdAt),
    [LEAD_KINDS[lead.kind].title, lead.titleShown].filter(Boolean).join(': '),
    formatPhone(lead.phone),
    lead.name,
    [
      lead.status === 'quarantined' ? `карантин: ${suspicionWords(lead.suspicions)}` : deliveryWords(lead.deliveries),
      lead.repeatOf === null ? '' : `повтор № ${lead.repeatOf}`,
    ]
      .filter(Boolean)
      .join('; '),
  ]);
  for (const line of table(COLUMNS, rows)) say(line);
  say('');
  say(
    leads.length > limit
      ? `Показаны новейшие: ${counted(limit, LEADS)}. Остальные — с --limit или --to.`
      : `Всего ${counted(shown.length, LEADS)}.`,
  );
  return 0;
}
