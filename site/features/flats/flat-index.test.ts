import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WithSlug } from '../../../model/content.ts';
import type { Flat } from '../../../model/kinds/flat.ts';
import { flatIndex, similarFlats } from './flat-index.ts';

const createFlat = (slug: string, areaM2: number, status: Flat['status'] = 'available') =>
  ({ slug, areaM2, status }) as WithSlug<Flat>;
const anyFlats = fc
  .array(fc.tuple(fc.integer({ min: 20, max: 120 }), fc.constantFrom('available', 'reserved', 'sold')), {
    minLength: 1,
    maxLength: 30,
  })
  .map((rows) => rows.map(([areaM2, status], index) => createFlat(`f${index}`, areaM2, status as Flat['status'])));

test('the index finds a flat only by its own slug', () => {
  const flats = [createFlat('a', 40), createFlat('b', 50)];
  expect(flatIndex({ flats }).bySlug.get('b')).toBe(flats[1]);
  expect(flatIndex({ flats }).bySlug.get('c')).toBeUndefined();
});

describe('similar flats', () => {
  test('are the nearest in area', () => {
    const flats = [20, 40, 44, 60, 100].map((area) => createFlat(`m${area}`, area));
    const [, forty] = flats;
    expect(forty && similarFlats(flatIndex({ flats }), forty, 3).map(({ slug }) => slug)).toEqual([
      'm20',
      'm44',
      'm60',
    ]);
  });

  test('are available, exclude the flat itself and include the nearest flats only', () => {
    fc.assert(
      fc.property(anyFlats, fc.nat(29), fc.integer({ min: 1, max: 4 }), (flats, place, count) => {
        const flat = flats[place % flats.length] as WithSlug<Flat>;
        const others = flats.filter(({ slug, status }) => status === 'available' && slug !== flat.slug);
        const found = similarFlats(flatIndex({ flats }), flat, count);
        const distance = ({ areaM2 }: WithSlug<Flat>) => Math.abs(areaM2 - flat.areaM2);
        const leftOut = others.filter((other) => !found.includes(other));
        expect(found).toHaveLength(Math.min(count, others.length));
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((one) => others.includes(one))).toBe(true);
        expect(Math.max(0, ...found.map(distance))).toBeLessThanOrEqual(Math.min(Infinity, ...leftOut.map(distance)));
      }),
    );
  });
});
