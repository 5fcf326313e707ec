import { attempt } from '../../../storage/attempt.ts';

export const WAITING = 'waiting-leads';

/** Whether this device keeps a lead that has not been sent: a look that costs nothing, for the start of every page. */
export function hasWaiting(): boolean {
  return attempt(() => localStorage.getItem(WAITING)) !== null;
}

/**
 * Keeps what a form would post, for the code that sends it later: the network was gone before any of it had come. As
 * small as can be, since every page with a form carries it. Says whether the device could keep it.
 */
export function keepUnready(form: HTMLFormElement, formId: string): boolean {
  try {
    const values: Record<string, unknown> = Object.fromEntries(new FormData(form));
    const { key } = values;
    const kept: { key: unknown }[] = JSON.parse(localStorage.getItem(WAITING) ?? '[]');
    const lead = { key, formId, values: { ...values, sentAt: new Date().toISOString() }, keptAt: Date.now() };
    localStorage.setItem(WAITING, JSON.stringify([...kept.filter((other) => other.key !== key), lead]));
    return true;
  } catch {
    return false;
  }
}
