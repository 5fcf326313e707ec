import { createHash, randomBytes } from 'node:crypto';
import { isOwn, networkOf } from '../../leads/intake/client-address.ts';
import { createRateLimit } from '../../leads/intake/rate-limit.ts';

const HOUR_MS = 3_600_000;
/** Maximum hits counted per address and hour; on this site even a mobile network behind one address stays below. */
export const HITS_PER_HOUR = 300;

/**
 * Returns a check whether a hit from an address is counted. Addresses are kept in memory only, as salted hashes;
 * the salt changes every day.
 */
export function createAddressLimit(): (address: string, day: string, at: Date) => boolean {
  let limit = createRateLimit(HITS_PER_HOUR, HOUR_MS);
  let saltedFor = '';
  let salt = randomBytes(16);
  return (address, day, at) => {
    // A proxy without `X-Forwarded-For` would make all visitors share one limit.
    if (isOwn(address)) return true;
    if (day !== saltedFor) {
      saltedFor = day;
      salt = randomBytes(16);
      limit = createRateLimit(HITS_PER_HOUR, HOUR_MS);
    }
    const hash = createHash('sha256').update(salt).update(networkOf(address)).digest('base64');
    return limit.take(hash, at) === 0;
  };
}
