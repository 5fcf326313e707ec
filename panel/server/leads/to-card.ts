import { callDeadline } from '../../../model/calling-hours/call-deadline.ts';
import { SUSPICIONS } from '../../../server/leads/contract/suspicions.ts';
import type { LeadDetails } from '../../../server/leads/operations/lead-details.ts';
import type { CallBackPromise } from '../../../server/release/contact.ts';
import type { LeadCard } from '../../contract/leads.ts';

/** @param promise `null` if the callback promise is unknown */
export function toCard(lead: LeadDetails, promise: CallBackPromise | null): LeadCard {
  const { number, kind, phone, name, callTime, contactBy, createdAt, repeatOf, status, progress } = lead;
  const isTimed = promise !== null && kind !== 'call' && repeatOf === null && lead.reducedAt === null;
  return {
    ...{ number, kind, phone, name, callTime, contactBy, repeatOf },
    createdAt: createdAt.toISOString(),
    about: lead.titleShown || lead.subject,
    price: lead.priceShown,
    stage: progress.stage,
    loss: progress.loss,
    comment: lead.comment,
    lastNote: lead.lastNote,
    holder: progress.taken && { id: progress.taken.id, name: progress.taken.name, at: progress.taken.at.toISOString() },
    firstTouchAt: progress.firstTouchAt?.toISOString() ?? null,
    remindAt: progress.remindAt?.toISOString() ?? null,
    deadline: isTimed ? callDeadline(promise, { takenAt: createdAt, callTime }).toISOString() : null,
    isHeld: status === 'quarantined',
    suspicions: lead.suspicions.map((code) => SUSPICIONS[code] ?? code),
    isUndelivered: lead.deliveries.some(
      ({ state, failures }) => state === 'dead' || (state !== 'delivered' && failures > 0),
    ),
  };
}
