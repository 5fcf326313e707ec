import { attempt } from '../../../storage/attempt.ts';

export const WAITING = 'waiting-leads';

/** Cheap check for unsent leads on this device; runs at the start of every page. */
export function hasWaiting(): boolean {
  return attempt(() => localStorage.getItem(WAITING)) !== null;
}

/**
 * Stores the form's values for later sending; returns false when storage fails.
 * Kept small, because every page with a form includes this code.
 */
export function storeUnsentLead(form: HTMLFormElement, formId: string): boolean {
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
