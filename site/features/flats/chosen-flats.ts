import { keptOnDevice } from '../../storage/kept-on-device.ts';

export const MOST_COMPARED = 3;
export const COMPARED_PARAMETER = 'kv';
/** Names a flat that joins those that are compared already. */
export const JOINING_PARAMETER = 'plus';

/** Slugs, in the order of choosing. */
const chosen = keptOnDevice<readonly string[]>('compared-flats', [], parse);
export const useChosenFlats = chosen.use;

/** Adds a flat, or takes it out. With three of them no more is added. */
export function toggleFlat(slug: string): void {
  const known = chosen.read();
  if (known.includes(slug)) setChosen(known.filter((one) => one !== slug));
  else if (known.length < MOST_COMPARED) setChosen([...known, slug]);
}

export function setChosen(slugs: readonly string[]): void {
  chosen.keep(slugs.slice(0, MOST_COMPARED));
}

/** Where these are compared; the address can be sent to others. */
export function comparisonPath(slugs: readonly string[]): string {
  return slugs.length === 0 ? '/sales/sravnenie' : `/sales/sravnenie?${COMPARED_PARAMETER}=${slugs.join(',')}`;
}

/** Where a flat is compared with those that were chosen before. */
export function joiningPath(slug: string): string {
  return `/sales/sravnenie?${JOINING_PARAMETER}=${slug}`;
}

/** With one more, the newest last; of four the oldest goes. */
export function withFlat(slugs: readonly string[], slug: string): string[] {
  return [...slugs.filter((one) => one !== slug), slug].slice(-MOST_COMPARED);
}

/** The slugs of such an address; what cannot be one is passed over. */
export function readCompared(query: URLSearchParams): string[] {
  const slugs = (query.get(COMPARED_PARAMETER) ?? '').split(',').filter((slug) => /^[a-z0-9-]+$/.test(slug));
  return [...new Set(slugs)].slice(0, MOST_COMPARED);
}

function parse(kept: unknown): readonly string[] {
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST_COMPARED) : [];
}
