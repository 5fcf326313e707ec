import { createHash } from 'node:crypto';
import type { MarkupFacts } from '../../site/entry-static.tsx';

/**
 * Stands for what visitors read and see between the header and the footer of a page. A new build with other styles,
 * another menu or another phone in the footer is no change of the page.
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
