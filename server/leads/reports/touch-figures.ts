import { callDeadline } from '../../../model/calling-hours/call-deadline.ts';
import { promisedCall } from '../../../model/calling-hours/call-promise.ts';
import { median } from '../../../model/format/median.ts';
import type { LeadKind } from '../../../model/lead/lead-kinds.ts';
import type { TouchFigures } from '../../../model/lead/lead-statistics.ts';
import type { CallBackPromise } from '../../release/contact.ts';

type Lead = {
  readonly kind: LeadKind;
  readonly createdAt: Date;
  readonly callTime: string;
  readonly firstTouchAt: Date | null;
};

type Circumstances = { readonly promise: CallBackPromise | null; readonly now: Date };

/** Returns how soon promised calls begin, without calls that staff entered: the site promised nothing. */
export function touchFigures(all: readonly Lead[], { promise, now }: Circumstances): TouchFigures {
  const leads = all.filter(({ kind }) => kind !== 'call');
  const promisedMinutes = promise?.callbackMinutes ?? null;
  if (promise === null) return { promisedMinutes, inTime: 0, late: 0, waiting: 0, medianMinutes: null };
  const judged = leads.map((lead) => {
    const deadline = callDeadline(promise, { takenAt: lead.createdAt, callTime: lead.callTime });
    return { ...lead, isLate: (lead.firstTouchAt ?? now) > deadline };
  });
  const late = judged.filter(({ isLate }) => isLate).length;
  const inTime = judged.filter(({ isLate, firstTouchAt }) => !isLate && firstTouchAt !== null).length;
  const minutes = leads.flatMap(({ createdAt, callTime, firstTouchAt }) =>
    firstTouchAt !== null && callTime === '' && promisedCall(promise, createdAt).opening === null
      ? [(firstTouchAt.getTime() - createdAt.getTime()) / 60_000]
      : [],
  );
  return { promisedMinutes, inTime, late, waiting: judged.length - late - inTime, medianMinutes: median(minutes) };
}
