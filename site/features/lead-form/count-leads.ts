import { reportGoal } from '../../visit/visit-events.ts';
import type { LeadSubmission } from './lead-submission.ts';
import type { LeadValues } from './lead-values.ts';
import type { PostResult } from './post-lead.ts';

/** Counts an accepted lead: form, subject and number, without personal data. */
export function countLead({ kind, subject, titleShown }: LeadValues, number: number): void {
  const about = subject ? { subject: String(subject), title: String(titleShown) } : {};
  reportGoal('lead_sent', { form: String(kind), number, ...about });
}

/**
 * Counts a failed attempt. A lead queued for a network is not a failure. `null` means invalid fields or a busy form.
 */
export function countRefusal(result: PostResult | null, { refusals }: ReturnType<LeadSubmission['state']>): void {
  const why = result ? result.status : 'fields';
  if (why === 'fields' ? refusals > 0 : why !== 'accepted' && why !== 'no-network') reportGoal('lead_refused', { why });
}
