import { expect, test } from 'vitest';
import type { DoneFlat } from './estimate-facts-data.ts';
import { nearestFlats } from './nearest-flats.ts';

const flat = (slug: string, areaM2: number, more: Partial<DoneFlat> = {}) =>
  ({
    package: 'komfort',
    housing: 'new',
    slug,
    areaM2,
    ...more,
  }) as DoneFlat;

test('the nearest flats match the package and the kind of house first, then the area', () => {
  const works = [
    flat('old', 45, { housing: 'prewar' }),
    flat('other-package', 45, { package: 'bazovyy' }),
    flat('large', 92),
    flat('a-bit-larger', 52),
    flat('same', 44),
  ];
  const answers = { areaM2: 45, housing: 'new', package: 'komfort', extras: {} } as const;
  expect(nearestFlats(works, answers, 3).map(({ slug }) => slug)).toEqual(['same', 'a-bit-larger', 'other-package']);
});
