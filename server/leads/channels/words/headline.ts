import { cleanLine } from '../../../../model/lead/clean-text.ts';
import { LEAD_KINDS } from '../../../../model/lead/lead-kinds.ts';
import type { StoredLead } from '../../contract/lead.ts';
import { shorten } from './shorten.ts';

/** «Заявка № 1042: пакет ремонта» — all that a foreign messenger may know of a lead. */
export function headline({ number, kind }: Pick<StoredLead, 'number' | 'kind'>): string {
  return `Заявка №\u00a0${number}: ${LEAD_KINDS[kind].title}`;
}

/** The same with what the form stood under, for subjects and titles. */
export function fullHeadline(lead: StoredLead): string {
  const about = cleanLine(lead.titleShown);
  return about === '' ? headline(lead) : `${headline(lead)} — ${shorten(about, 120)}`;
}
