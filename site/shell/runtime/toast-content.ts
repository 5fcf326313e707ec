import { DEFAULT_MS } from './toast-lifetime.ts';
import type { ToastContent, ToastOptions } from './toast-types.ts';

export function toContent(options: ToastOptions): ToastContent {
  const { text, detail = null, type = 'default', autoClose = DEFAULT_MS, progress = null, action = null } = options;
  return { text, detail, type, autoClose, progress: clampProgress(progress), action };
}

/** When loading ends, only the text remains: the options of the loading state no longer apply. */
export function changedContent(content: ToastContent, change: Partial<ToastOptions>): ToastContent {
  const isFinished = content.type === 'loading' && (change.type ?? 'loading') !== 'loading';
  return toContent({ ...(isFinished ? { text: content.text } : content), ...change });
}

function clampProgress(progress: number | null): number | null {
  if (progress === null) return null;
  return Number.isNaN(progress) ? 0 : Math.min(1, Math.max(0, progress));
}
