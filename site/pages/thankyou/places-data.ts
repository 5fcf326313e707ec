import type { Content } from '../../../model/content.ts';
import { typeset } from '../../../model/format/typeset.ts';
import type { ViewingPlaces } from './places.ts';

/** Addresses of flats that can be viewed themselves; while a house is under construction, another flat is shown. */
export function viewingPlaces({ flats, today }: Content): ViewingPlaces {
  const shown = flats.filter(({ status, keysOn }) => status !== 'sold' && (!keysOn || keysOn <= today));
  const entries = shown.map(({ slug, city, address, mapUrl }) => [slug, { address: `${city}, ${address}`, mapUrl }]);
  return typeset({ places: Object.fromEntries(entries) });
}
