import { reach } from '../../visit/acts.ts';
import type { LeadSubmission } from './lead-submission.ts';
import type { LeadValues } from './lead-values.ts';
import type { PostResult } from './post-lead.ts';

/** The server has taken it. Told: which form, about what, under which number; nothing of the person. */
export function countLead({ kind, subject, titleShown }: LeadValues, number: number): void {
  const about = subject ? { subject: String(subject), title: String(titleShown) } : {};
  reach('lead_sent', { form: String(kind), number, ...about });
}

/** A try that came to nothing. What waits for a network has not failed yet; without a result the form found mistakes, or is busy. */
export function countRefusal(result: PostResult | null, { refusals }: ReturnType<LeadSubmission['state']>): void {
  const why = result ? result.status : 'fields';
  if (why === 'fields' ? refusals > 0 : why !== 'accepted' && why !== 'no-network') reach('lead_refused', { why });
}
