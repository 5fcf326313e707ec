import { createHash } from 'node:crypto';

/**
 * Stands for what visitors read and see between the header and the footer of a page: its words and its pictures. A new
 * build with other styles, another menu or another phone in the footer is no change of the page.
 */
export function shownHash(html: string): string {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  const pictures = [...main.matchAll(/<img[^>]*\ssrc="([^"]*)"/g)].map((match) => match[1]);
  const words = main.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
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
