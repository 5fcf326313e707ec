import { fetchSameBuild } from '../../shell/navigation/page-data.ts';

export const PLACES_URL = '/data/_places.json';

/** Address of a flat; without a map, the words on what is shown while its house is under construction. */
export type ViewingPlace = { readonly text: string; readonly mapUrl?: string };
export type ViewingPlaces = { readonly places: Readonly<Record<string, ViewingPlace>> };

/** Loads where the visitors of a flat go; only a receipt of a viewing needs it. */
export async function loadPlace(slug: string): Promise<ViewingPlace | null> {
  const { places } = await fetchSameBuild<ViewingPlaces>(PLACES_URL);
  return places[slug] ?? null;
}
