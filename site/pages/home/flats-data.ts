import type { Content, WithSlug } from '../../../model/content.ts';
import type { Flat } from '../../../model/kinds/flat.ts';
import type { FlatCardView } from '../../features/flats/flat-card-data.ts';
import { toFlatCard } from '../../features/flats/flat-card-data.ts';
import type { Heading } from './heading.ts';
import { heading } from './heading.ts';

export type FlatsData = Heading & { readonly total: number; readonly cards: readonly FlatCardView[] };

const SHOWN = 3;

/** Returns flats on sale; `null` hides the section when there are none or its texts are missing. */
export function flatsData(content: Content): FlatsData | null {
  const { flats: words } = content.home;
  const available = content.flats.filter(({ status }) => status === 'available');
  if (!words || available.length === 0) return null;
  return {
    ...heading(words),
    total: content.flats.filter(({ status }) => status !== 'sold').length,
    cards: pickDifferent(available).map((flat) => toFlatCard(content, flat)),
  };
}

export function pickDifferent(flats: readonly WithSlug<Flat>[]): WithSlug<Flat>[] {
  const ofEachKind = flats.filter((flat, index) => flats.findIndex(({ rooms }) => rooms === flat.rooms) === index);
  const others = flats.filter((flat) => !ofEachKind.includes(flat));
  const bySize = (a: WithSlug<Flat>, b: WithSlug<Flat>) => a.areaM2 - b.areaM2;
  return [...ofEachKind.sort(bySize), ...others].slice(0, SHOWN).sort(bySize);
}
