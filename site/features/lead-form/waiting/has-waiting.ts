export const WAITING = 'waiting-leads';

/** Whether this device keeps a lead that has not been sent: a look that costs nothing, for the start of every page. */
export function hasWaiting(): boolean {
  try {
    return localStorage.getItem(WAITING) !== null;
  } catch {
    return false;
  }
}
