import type { Answers } from './estimate.ts';
import type { DoneFlat } from './estimate-facts-data.ts';

/** Another package or kind of house is as far away as so many square metres. */
const OTHER_PACKAGE_M2 = 18;
const OTHER_HOUSE_M2 = 25;

/** Finished flats most like the one that is counted, the most like first. */
export function nearestFlats(works: readonly DoneFlat[], answers: Answers, count: number): DoneFlat[] {
  const distance = ({ package: slug, housing, areaM2 }: DoneFlat) =>
    Math.abs(areaM2 - answers.areaM2) +
    (slug === answers.package ? 0 : OTHER_PACKAGE_M2) +
    (housing === answers.housing ? 0 : OTHER_HOUSE_M2);
  return works.toSorted((a, b) => distance(a) - distance(b)).slice(0, count);
}
