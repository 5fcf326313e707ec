import { keptOnDevice } from '../../storage/kept-on-device.ts';

export const MAX_COMPARED = 4;
export const COMPARED_PARAMETER = 'kv';
/** Query parameter for a flat that is added to the flats already compared. */
export const JOINING_PARAMETER = 'plus';

const NONE: readonly string[] = [];
const chosen = keptOnDevice('compared-flats', NONE, parse);
export const useChosenFlats = chosen.use;

/** Adds or removes a flat; an addition beyond `MAX_COMPARED` is ignored. */
export function toggleFlat(slug: string): void {
  const known = chosen.read();
  if (known.includes(slug)) setChosen(known.filter((one) => one !== slug));
  else if (known.length < MAX_COMPARED) setChosen([...known, slug]);
}

export function setChosen(slugs: readonly string[]): void {
  chosen.keep(slugs.length === 0 ? NONE : slugs.slice(0, MAX_COMPARED));
}

/** The query holds the slugs, so the URL can be shared. */
export function comparisonPath(slugs: readonly string[]): string {
  return slugs.length === 0 ? '/sales/sravnenie' : `/sales/sravnenie?${COMPARED_PARAMETER}=${slugs.join(',')}`;
}

export function joiningPath(slug: string): string {
  return `/sales/sravnenie?${JOINING_PARAMETER}=${slug}`;
}

/** Appends a flat; the oldest is dropped beyond `MAX_COMPARED`. */
export function addFlat(slugs: readonly string[], slug: string): string[] {
  return [...slugs.filter((one) => one !== slug), slug].slice(-MAX_COMPARED);
}

/** Reads the slugs from the query; malformed ones are ignored. */
export function readCompared(query: URLSearchParams): string[] {
  const slugs = (query.get(COMPARED_PARAMETER) ?? '').split(',').filter((slug) => /^[a-z0-9-]+$/.test(slug));
  return [...new Set(slugs)].slice(0, MAX_COMPARED);
}

function parse(kept: unknown): readonly string[] {
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MAX_COMPARED) : [];
}
