import type { Answers } from './estimate.ts';
import type { DoneFlat } from './estimate-facts-data.ts';

/** Distance penalties, in m², for another package and another kind of house. */
const OTHER_PACKAGE_M2 = 18;
const OTHER_HOUSE_M2 = 25;

export function nearestFlats(works: readonly DoneFlat[], answers: Answers, count: number): DoneFlat[] {
  const distance = ({ package: slug, housing, areaM2 }: DoneFlat) =>
    Math.abs(areaM2 - answers.areaM2) +
    (slug === answers.package ? 0 : OTHER_PACKAGE_M2) +
    (housing === answers.housing ? 0 : OTHER_HOUSE_M2);
  return works.toSorted((a, b) => distance(a) - distance(b)).slice(0, count);
}
