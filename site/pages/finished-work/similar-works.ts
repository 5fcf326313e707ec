import type { WithSlug } from '../../../model/content.ts';
import type { Work } from '../../../model/kinds/work.ts';

type Listed = WithSlug<Work>;
type Place = { readonly group: readonly Listed[]; readonly index: number };
/** Positions of each work in its groups, most specific group first. */
export type Places = ReadonlyMap<string, readonly Place[]>;

/** Group keys from the most specific to the least; the last group contains all works. */
const LIKENESSES: readonly ((work: Work) => string)[] = [
  ({ rooms, package: packageSlug }) => `${rooms} ${packageSlug}`,
  ({ rooms, package: packageSlug }) => `${rooms === 'part'} ${packageSlug}`,
  ({ rooms }) => rooms,
  ({ package: packageSlug }) => packageSlug,
  () => '',
];
/** Maximum number of neighbours examined per group, which bounds the cost in a large catalogue. */
const STEPS = 8;

/** Picks the works that follow this one in its groups, so that different works show different neighbours. */
export function similarWorks(places: Places, work: Listed, count: number): Listed[] {
  const chosen: Listed[] = [];
  const pictures = new Set([work.cover.file, ...work.gallery.map(({ file }) => file)]);
  for (const { group, index } of places.get(work.slug) ?? []) {
    for (let step = 1; step <= Math.min(STEPS, group.length - 1) && chosen.length < count; step += 1) {
      const candidate = group[(index + step) % group.length];
      if (!candidate || candidate.slug === work.slug || pictures.has(candidate.cover.file)) continue;
      chosen.push(candidate);
      pictures.add(candidate.cover.file);
    }
  }
  return chosen;
}

export function placesOf(works: readonly Listed[]): Places {
  const places = new Map<string, Place[]>(works.map(({ slug }) => [slug, []]));
  for (const likeness of LIKENESSES) {
    const groups = Map.groupBy(works, likeness);
    for (const group of groups.values()) {
      for (const [index, { slug }] of group.entries()) places.get(slug)?.push({ group, index });
    }
  }
  return places;
}
