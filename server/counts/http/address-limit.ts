import { createHash, randomBytes } from 'node:crypto';
import { isOwn, networkOf } from '../../leads/intake/client-address.ts';
import { createRateLimit } from '../../leads/intake/rate-limit.ts';

const HOUR_MS = 3_600_000;
/** Far more than a person does; an operator's whole net behind one address does not come to it on this site either. */
export const HITS_PER_HOUR = 300;

/**
 * Whether one more hit from this address is counted. Addresses are kept in memory alone and only as hashes with a salt that
 * is forgotten at the end of the day.
 */
export function createAddressLimit(): (address: string, day: string, at: Date) => boolean {
  let limit = createRateLimit(HITS_PER_HOUR, HOUR_MS);
  let saltedFor = '';
  let salt = randomBytes(16);
  return (address, day, at) => {
    // A proxy of ours that names nobody: all visitors would share one limit.
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
