import type { Content, WithSlug } from '../../../model/content.ts';
import type { Flat } from '../../../model/kinds/flat.ts';

export type FlatIndex = {
  readonly bySlug: ReadonlyMap<string, WithSlug<Flat>>;
  readonly available: readonly WithSlug<Flat>[];
};

export function flatIndex({ flats }: Pick<Content, 'flats'>): FlatIndex {
  return {
    bySlug: new Map(flats.map((flat) => [flat.slug, flat])),
    available: flats.filter(({ status }) => status === 'available').sort(bySize),
  };
}

/** Returns at most `count` flats on sale nearest in area, smallest first. */
export function similarFlats({ available }: FlatIndex, flat: WithSlug<Flat>, count: number): WithSlug<Flat>[] {
  let above = firstNotSmaller(available, flat.areaM2);
  let below = above - 1;
  const found: WithSlug<Flat>[] = [];
  while (found.length < count && (available[below] || available[above])) {
    const smaller = available[below];
    const larger = available[above];
    const nearest =
      !larger || (smaller && flat.areaM2 - smaller.areaM2 < larger.areaM2 - flat.areaM2) ? smaller : larger;
    if (nearest === larger) above += 1;
    else below -= 1;
    if (nearest && nearest.slug !== flat.slug) found.push(nearest);
  }
  return found.sort(bySize);
}

/** Binary search in a list sorted by area: index of the first flat with at least this area. */
function firstNotSmaller(flats: readonly WithSlug<Flat>[], areaM2: number): number {
  let low = 0;
  let high = flats.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((flats[middle]?.areaM2 ?? 0) < areaM2) low = middle + 1;
    else high = middle;
  }
  return low;
}

function bySize(a: WithSlug<Flat>, b: WithSlug<Flat>): number {
  return a.areaM2 - b.areaM2 || a.slug.localeCompare(b.slug);
}
