import { contactTask } from '../../../../model/lead/contact-ways.ts';
import type { LeadCard } from '../../../contract/leads.ts';

/** How and when the person wants the answer, unless it is a call at any time. */
export function wishWords({ contactBy, callTime }: Pick<LeadCard, 'contactBy' | 'callTime'>): string {
  return [contactBy === 'call' ? '' : contactTask(contactBy), callTime].filter(Boolean).join(', ');
}
