import { LEAD_TITLES } from '../../../../model/lead/lead-titles.ts';
import type { LeadCard } from '../../../contract/leads.ts';
import { wishWords } from '../list/wish-words.ts';

/** What tells a lead from the others of its column, as a line. */
export function particularWords(lead: LeadCard): string {
  const { kind, about, holder, repeatOf, comment, lastNote } = lead;
  const what = [kind === 'callback' ? '' : (LEAD_TITLES[kind] ?? kind), about].filter(Boolean).join(': ');
  const repeat = repeatOf === null ? '' : `повтор №\u00a0${repeatOf}`;
  const said = lastNote || (comment && `«${comment}»`);
  return [what, holder?.name, wishWords(lead), repeat, said].filter(Boolean).join(' · ');
}
