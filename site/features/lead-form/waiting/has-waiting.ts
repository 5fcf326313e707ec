import { attempt } from '../../../lib/attempt.ts';

export const WAITING = 'waiting-leads';

/** Whether this device keeps a lead that has not been sent: a look that costs nothing, for the start of every page. */
export function hasWaiting(): boolean {
  return attempt(() => localStorage.getItem(WAITING)) !== null;
}
