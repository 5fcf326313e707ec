import { createHash } from 'node:crypto';
import type { MarkupFacts } from '../../site/entry-static.tsx';

/**
 * Hash of the text and pictures in the main part of a page. Styles, menu and footer are excluded, since they must not
 * change `lastmod`.
 */
export function shownHash({ words, pictures }: MarkupFacts['shown']): string {
  return createHash('sha256')
    .update(JSON.stringify([words, pictures]))
    .digest('hex')
    .slice(0, 32);
}

/** Returns the day of the last change: the recorded day when the hash is equal, otherwise today. */
export function changeDay(
  shown: string,
  before: { readonly shown: string; readonly changedOn: string | null } | undefined,
  { today, isFirst }: { readonly today: string; readonly isFirst: boolean },
): string | null {
  if (before?.shown === shown) return before.changedOn;
  // Without an earlier hash, the day of the last change is unknown.
  return isFirst || before?.shown === '' ? null : today;
}
