import { formatPhone } from '../../../model/format/phone.ts';
import { LEAD_STAGES } from '../../../model/lead/lead-stages.ts';
import { LEAD_TITLES } from '../../../model/lead/lead-titles.ts';
import { markedParts } from '../../../model/search/marked-parts.ts';
import type { Finding } from '../../contract/find.ts';
import { readingsOf, stemFinder, stemsIn } from '../../contract/find-words.ts';
import type { LeadCard } from '../../contract/leads.ts';

/** A phone, a number of a lead or a sum. */
const IS_NUMBER = /^[№\d\s+()-]+$/;

export function leadFinding({ number, name, phone, kind, about, stage, holder }: LeadCard, query: string): Finding {
  const note = [
    formatPhone(phone),
    [LEAD_TITLES[kind], about].filter(Boolean).join(': '),
    LEAD_STAGES[stage].title,
    holder && `ведёт ${holder.name}`,
  ];
  const words = readingsOf(query).flat();
  return {
    to: `/leads/${number}`,
    title: markedParts(`${name || 'Без имени'}, №\u00a0${number}`, stemFinder(words)),
    note: [{ text: note.filter(Boolean).join(', '), isMarked: false }],
    photo: null,
  };
}

/** Returns whether the query asks for a lead: by digits, or by the name of one of the found people. */
export function asksForLead(query: string, found: readonly Pick<LeadCard, 'name'>[]): boolean {
  if (IS_NUMBER.test(query)) return true;
  const names = found.map(({ name }) => stemsIn(name));
  return readingsOf(query).some((words) => names.some((stems) => words.every(({ own }) => stems.includes(own))));
}
