import { useLeadAgenda } from '../leads/lead-queries.ts';
import { callDueAt } from '../leads/timer-words.ts';
import { useNow } from '../leads/use-now.ts';

/** Leads whose promised call is late, the longest first. */
export function useLateCalls() {
  const { data } = useLeadAgenda();
  const now = useNow(data?.now);
  const late = (data?.leads ?? [])
    .flatMap((lead) => {
      const at = callDueAt(lead);
      return at !== null && at <= now ? [{ lead, at }] : [];
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  return { late, now, utcOffsetHours: data?.clock.utcOffsetHours ?? 0 };
}
