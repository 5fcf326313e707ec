import { LRUCache } from 'lru-cache';
import type { LeadStore } from '../store/lead-store.ts';
import { networkOf } from './client-address.ts';

export type RateLimit = {
  /** Returns the seconds to wait, or 0 when the request may pass. */
  take(address: string, at: Date): number;
};

type Bucket = { tokens: number; filledAt: number };

const MINUTE_MS = 60_000;
const MAX_NETWORKS = 10_000;

/** Token bucket per network: holds `most` tokens and refills them over `periodMs`. 0 disables the limit. */
export function createRateLimit(most: number, periodMs = MINUTE_MS): RateLimit {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_NETWORKS });
  const perMs = most / periodMs;

  return {
    take(address, at) {
      if (most === 0) return 0;
      const now = at.getTime();
      const network = networkOf(address);
      const bucket = buckets.get(network) ?? { tokens: most, filledAt: now };
      const elapsed = Math.max(0, now - bucket.filledAt);
      const tokens = Math.min(most, bucket.tokens + elapsed * perMs);
      const isFree = tokens >= 1;
      buckets.set(network, { tokens: isFree ? tokens - 1 : tokens, filledAt: now });
      return isFree ? 0 : Math.max(1, Math.ceil((1 - tokens) / perMs / 1000));
    },
  };
}

export type SharedRateLimit = { take(address: string, at: Date): Promise<number> };

/** Counts in the database, for all servers together; with SQLite it counts in memory. `name` identifies the limit. */
export function createSharedRateLimit(
  name: string,
  most: number,
  { takeToken }: Pick<LeadStore, 'takeToken'>,
): SharedRateLimit {
  const own = createRateLimit(most);
  return {
    async take(address, at) {
      if (most === 0) return 0;
      const waitMs = await takeToken({ network: `${name} ${networkOf(address)}`, most, periodMs: MINUTE_MS });
      return waitMs === null ? own.take(address, at) : Math.ceil(waitMs / 1000);
    },
  };
}
