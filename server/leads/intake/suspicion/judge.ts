import { LRUCache } from 'lru-cache';
import type { Suspicion } from '../../contract/suspicions.ts';
import { isOwn, networkOf } from '../client-address.ts';
import type { LeadBody } from '../lead-body.ts';
import { contentSuspicions } from './content-rules.ts';
import { isOddPhone } from './odd-phone.ts';
import type { Thresholds, Window } from './thresholds.ts';
import { THRESHOLDS } from './thresholds.ts';
import { msOnForm } from './time-on-form.ts';

export type Circumstances = { readonly ip: string; readonly at: Date };
export type Judge = (body: LeadBody, circumstances: Circumstances) => readonly Suspicion[];

/** Returns all suspicions about a lead. The judge counts leads, so it must see each new lead exactly once. */
export function createJudge({
  isPaced,
  thresholds = THRESHOLDS,
}: {
  readonly isPaced: boolean;
  readonly thresholds?: Thresholds;
}): Judge {
  const addresses = createCounts(thresholds.perAddress);
  const phones = createCounts(thresholds.perPhone);
  const total = createCounts(thresholds.inTotal);

  function tooMany(phone: string, { ip, at }: Circumstances): Suspicion[] {
    const exceeded: [Suspicion, boolean][] = [
      // Skip own addresses: a proxy that hides its visitors would make them look like one.
      ['many-from-address', !isOwn(ip) && addresses.exceeds(networkOf(ip), at)],
      ['many-from-phone', phones.exceeds(phone, at)],
      ['flood', total.exceeds('', at)],
    ];
    return exceeded.filter(([, isExceeded]) => isExceeded).map(([code]) => code);
  }

  return ({ lead, isTrapped, times }, circumstances) => {
    const elapsed = msOnForm(times, circumstances.at);
    return [
      ...(isTrapped ? (['honeypot'] as const) : []),
      ...(isPaced && elapsed !== null && elapsed < thresholds.fewestMsOnForm ? (['too-fast'] as const) : []),
      ...(isPaced ? tooMany(lead.phone, circumstances) : []),
      ...contentSuspicions(lead, thresholds),
      ...(isOddPhone(lead.phone) ? (['odd-phone'] as const) : []),
    ];
  };
}

type Counts = {
  exceeds(key: string, at: Date): boolean;
};

const MAX_KEYS = 10_000;

/** Sliding-window counter by key; an LRU cache bounds the memory. */
function createCounts({ most, withinMs }: Window): Counts {
  const moments = new LRUCache<string, number[]>({ max: MAX_KEYS });
  return {
    exceeds(key, at) {
      const now = at.getTime();
      const isRecent = (moment: number) => moment > now - withinMs && moment < now + withinMs;
      const recent = (moments.get(key) ?? []).filter(isRecent).slice(-most);
      recent.push(now);
      moments.set(key, recent);
      return recent.length > most;
    },
  };
}
