import { createHash } from 'node:crypto';
import type { MarkupFacts } from '../../site/entry-static.tsx';

/**
 * Hash of the words and pictures in the main part of a page. Styles, the menu and the footer are left out: a change of
 * theirs must not change `lastmod`.
 */
export function shownHash({ words, pictures }: MarkupFacts['shown']): string {
  return createHash('sha256')
    .update(JSON.stringify([words, pictures]))
    .digest('hex')
    .slice(0, 32);
}

/** The day for a page that is made anew: the one before where nothing of it changed. */
export function changeDay(
  shown: string,
  before: { readonly shown: string; readonly changedOn: string | null } | undefined,
  { today, isFirst }: { readonly today: string; readonly isFirst: boolean },
): string | null {
  if (before?.shown === shown) return before.changedOn;
  // Nothing to compare with says nothing of the day.
  return isFirst || before?.shown === '' ? null : today;
}
