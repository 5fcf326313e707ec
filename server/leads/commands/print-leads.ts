import { formatMoment } from '../../../model/format/date.ts';
import { formatPhone } from '../../../model/format/phone.ts';
import { counted, LEADS } from '../../../model/format/plural.ts';
import { cleanLine } from '../../../model/lead/clean-text.ts';
import { LEAD_TITLES } from '../../../model/lead/lead-titles.ts';
import type { LocalClock } from '../../release/contact.ts';
import { shorten } from '../channels/words/shorten.ts';
import { suspicionWords } from '../contract/suspicions.ts';
import { listLeads } from '../operations/find-leads.ts';
import type { LeadFilter } from '../operations/lead-filter.ts';
import { deliveryWords } from '../reports/words.ts';
import type { CommandContext } from './command.ts';

const columnsBy = ({ city }: LocalClock) => [
  { title: '№' },
  { title: `Получена (${city})` },
  { title: 'О чём', most: 40 },
  { title: 'Телефон' },
  { title: 'Имя', most: 24 },
  { title: 'Состояние', most: 100 },
];

export async function printLeads(
  { database, clock, say }: CommandContext,
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
    formatMoment(lead.createdAt, clock.utcOffsetHours),
    [LEAD_TITLES[lead.kind], lead.titleShown].filter(Boolean).join(': '),
    formatPhone(lead.phone),
    lead.name,
    [
      lead.status === 'quarantined' ? `карантин: ${suspicionWords(lead.suspicions)}` : deliveryWords(lead.deliveries),
      lead.repeatOf === null ? '' : `повтор № ${lead.repeatOf}`,
    ]
      .filter(Boolean)
      .join('; '),
  ]);
  for (const line of table(columnsBy(clock), rows)) say(line);
  say('');
  say(
    leads.length > limit
      ? `Показаны новейшие: ${counted(limit, LEADS)}. Остальные — с --limit или --to.`
      : `Всего ${counted(shown.length, LEADS)}.`,
  );
  return 0;
}

type Column = { readonly title: string; readonly most?: number };

/** `cleanLine` removes control characters, so a visitor's text cannot move the terminal cursor. */
function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const cells = rows.map((row) => columns.map(({ most = 60 }, index) => shorten(cleanLine(row[index] ?? ''), most)));
  const widths = columns.map(({ title }, index) => Math.max(title.length, ...cells.map((row) => widthOf(row[index]))));
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) => cell + ' '.repeat(Math.max(0, (widths[index] ?? 0) - widthOf(cell))))
      .join('  ')
      .trimEnd();
  return [line(columns.map(({ title }) => title)), line(widths.map((width) => '─'.repeat(width))), ...cells.map(line)];
}

function widthOf(text = ''): number {
  return [...text].length;
}
