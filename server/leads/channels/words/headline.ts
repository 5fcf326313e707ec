import { cleanLine } from '../../../../model/lead/clean-text.ts';
import { LEAD_TITLES } from '../../../../model/lead/lead-titles.ts';
import { isTestLead, type StoredLead } from '../../contract/lead.ts';
import { shorten } from './shorten.ts';

/** A title without personal data: a foreign messenger gets nothing else about a lead. */
export function headline({ number, kind }: Pick<StoredLead, 'number' | 'kind'>): string {
  if (isTestLead({ number })) return 'Проверка связи, это не заявка';
  return `Заявка №\u00a0${number}: ${LEAD_TITLES[kind]}`;
}

export function fullHeadline(lead: StoredLead): string {
  const about = cleanLine(lead.titleShown);
  return about === '' ? headline(lead) : `${headline(lead)} — ${shorten(about, 120)}`;
}
