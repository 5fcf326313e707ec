import type { ToastContent } from './toast-types.ts';

export const DEFAULT_MS = 3000;
const LONG_MS = 5000;
/** Maximum delay of browser timers; longer delays fire immediately. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Visible time in milliseconds; null: until closed. */
export function lifetimeMs({ type, autoClose, progress }: ToastContent): number | null {
  if (type === 'loading' || progress !== null || autoClose === false) return null;
  const ms = autoClose === true ? LONG_MS : autoClose;
  if (Number.isNaN(ms)) return DEFAULT_MS;
  return ms > MAX_TIMER_MS ? null : Math.max(0, ms);
}
