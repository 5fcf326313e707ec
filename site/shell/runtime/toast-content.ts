import type { ToastContent, ToastOptions } from './toast-types.ts';

const DEFAULT_MS = 3000;
const LONG_MS = 5000;
/** Maximum delay of browser timers; longer delays fire immediately. */
const MAX_TIMER_MS = 2 ** 31 - 1;

export function toContent(options: ToastOptions): ToastContent {
  const { text, detail = null, type = 'default', autoClose = DEFAULT_MS, progress = null, action = null } = options;
  return { text, detail, type, autoClose, progress: clampProgress(progress), action };
}

/** When loading ends, only the text remains: the options of the loading state no longer apply. */
export function changedContent(content: ToastContent, change: Partial<ToastOptions>): ToastContent {
  const isFinished = content.type === 'loading' && (change.type ?? 'loading') !== 'loading';
  return toContent({ ...(isFinished ? { text: content.text } : content), ...change });
}

/** Visible time in milliseconds; null: until closed. */
export function lifetimeMs({ type, autoClose, progress }: ToastContent): number | null {
  if (type === 'loading' || progress !== null || autoClose === false) return null;
  const ms = autoClose === true ? LONG_MS : autoClose;
  if (Number.isNaN(ms)) return DEFAULT_MS;
  return ms > MAX_TIMER_MS ? null : Math.max(0, ms);
}

function clampProgress(progress: number | null): number | null {
  if (progress === null) return null;
  return Number.isNaN(progress) ? 0 : Math.min(1, Math.max(0, progress));
}
