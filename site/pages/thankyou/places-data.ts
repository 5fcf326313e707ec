import type { Content, WithSlug } from '../../../model/content.ts';
import { typeset } from '../../../model/format/typeset.ts';
import type { Flat } from '../../../model/kinds/flat.ts';
import type { ViewingPlace, ViewingPlaces } from './places.ts';

export function viewingPlaces({ flats, today }: Pick<Content, 'flats' | 'today'>): ViewingPlaces {
  const shown = flats.filter(({ status }) => status !== 'sold');
  const entries = shown.flatMap((flat) => {
    const place = placeOf(flat, today);
    return place ? [[flat.slug, place] as const] : [];
  });
  return typeset({ places: Object.fromEntries(entries) });
}

function placeOf({ city, address, mapUrl, keysOn, shownInstead }: WithSlug<Flat>, today: string): ViewingPlace | null {
  if (keysOn === undefined || keysOn <= today) return { text: `${city}, ${address}`, mapUrl };
  return shownInstead === undefined ? null : { text: shownInstead };
}
