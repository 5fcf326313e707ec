import type { Content } from '../../../model/content.ts';
import { formatRub } from '../../../model/format/money.ts';

export type ChoosableFlat = { readonly slug: string; readonly words: string };

/** A longer list is slower to search than to ask about in the call. */
const MAX_CHOOSABLE = 40;

/** Flats that a form offers for a viewing. */
export function choosableFlats(flats: Content['flats']): ChoosableFlat[] {
  const free = flats.filter(({ status }) => status === 'available');
  if (free.length > MAX_CHOOSABLE) return [];
  return free.map(({ slug, title, address, priceRub }) => ({
    slug,
    words: [title, address, ...(priceRub === undefined ? [] : [formatRub(priceRub)])].join(', '),
  }));
}
