import { isoDayAt } from '../../../model/format/date.ts';
import { useLeadAgenda } from '../leads/lead-queries.ts';
import { callDueAt } from '../leads/timer-words.ts';
import { useNow } from '../leads/use-now.ts';

/** Leads whose promised call is due today or late, the longest wait first. */
export function useDueCalls() {
  const { data } = useLeadAgenda();
  const now = useNow(data?.now);
  const utcOffsetHours = data?.clock.utcOffsetHours ?? 0;
  const today = isoDayAt(now, utcOffsetHours);
  const due = (data?.leads ?? [])
    .flatMap((lead) => {
      const at = callDueAt(lead);
      return at !== null && isoDayAt(at, utcOffsetHours) <= today ? [{ lead, at }] : [];
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  return { due, late: due.filter(({ at }) => at <= now).length, now, utcOffsetHours };
}
