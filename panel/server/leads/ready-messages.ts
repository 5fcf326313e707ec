import { fillGaps } from '../../../model/format/gaps.ts';
import { untilWords } from '../../../model/format/when-words.ts';
import { LEAD_TITLES } from '../../../model/lead/lead-titles.ts';
import type { LeadCard, ReadyMessage } from '../../contract/leads.ts';

type Moment = { readonly now: Date; readonly utcOffsetHours: number };

/** Fills the company's texts from a lead. Without a name its greeting loses the comma: «Здравствуйте!». */
export function readyMessages(
  texts: readonly ReadyMessage[],
  { number, name, about, kind, deadline }: LeadCard,
  { now, utcOffsetHours }: Moment,
): ReadyMessage[] {
  const isAhead = deadline !== null && new Date(deadline) > now;
  const values = {
    имя: name,
    тема: about || LEAD_TITLES[kind],
    номер: String(number),
    когда: isAhead ? untilWords(new Date(deadline), now, utcOffsetHours) : 'в ближайшее время',
  };
  return texts.map(({ title, text }) => ({
    title,
    text: fillGaps(name === '' ? text.replace(/,?\s*\{имя\}/g, '') : text, values),
  }));
}
