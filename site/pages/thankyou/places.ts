import { fetchSameBuild } from '../../navigation/page-data.ts';

export const PLACES_URL = '/data/_places.json';

export type ViewingPlace = { readonly address: string; readonly mapUrl: string };
export type ViewingPlaces = { readonly places: Readonly<Record<string, ViewingPlace>> };

/** Loads the address of a flat; only a receipt of a viewing needs it. */
export async function loadPlace(slug: string): Promise<ViewingPlace | null> {
  const { places } = await fetchSameBuild<ViewingPlaces>(PLACES_URL);
  return places[slug] ?? null;
}
