import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { workedEstimate } from './estimate.ts';
import { BASES, type Basis, type FlatSize, ratiosOf, roomsOf, scaledQuantity } from './quantities.ts';

const anyFlat: fc.Arbitrary<FlatSize> = fc.record({
  areaM2: fc.integer({ min: 180, max: 2000 }).map((tenths) => tenths / 10),
  rooms: fc.integer({ min: 1, max: 5 }),
  days: fc.integer({ min: 20, max: 200 }),
});
const anyBasis = fc.constantFrom(...(Object.keys(BASES) as Basis[]));

describe('a quantity', () => {
  test('stays as written for the flat of the example, whatever it depends on', () => {
    fc.assert(
      fc.property(anyFlat, anyBasis, fc.constantFrom('м²', 'шт.'), (flat, basis, unit) => {
        expect(scaledQuantity({ quantity: 57.55, unit, basis }, ratiosOf(flat, flat))).toBe(57.55);
      }),
    );
  });

  test('never falls when the flat grows in area, rooms and days', () => {
    fc.assert(
      fc.property(anyFlat, anyFlat, anyBasis, fc.constantFrom('м²', 'шт.'), (a, b, basis, unit) => {
        const larger = {
          areaM2: Math.max(a.areaM2, b.areaM2),
          rooms: Math.max(a.rooms, b.rooms),
          days: Math.max(a.days, b.days),
        };
        expect(scaledQuantity({ quantity: 12, unit, basis }, ratiosOf(a, larger))).toBeGreaterThanOrEqual(12);
      }),
    );
  });

  test('follows the floor, the doors and the term, and counts pieces in whole numbers', () => {
    const ratios = ratiosOf({ areaM2: 64, rooms: 2, days: 74 }, { areaM2: 45.5, rooms: 1, days: 60 });
    expect(scaledQuantity({ quantity: 64, unit: 'м²' }, ratios)).toBe(45.5);
    expect(scaledQuantity({ quantity: 68, unit: 'шт.' }, ratios)).toBe(48);
    expect(scaledQuantity({ quantity: 3, unit: 'шт.', basis: 'doors' }, ratios)).toBe(2);
    expect(scaledQuantity({ quantity: 74, unit: 'день', basis: 'days' }, ratios)).toBe(60);
    expect(scaledQuantity({ quantity: 1, unit: 'щит' }, ratios)).toBe(1);
    expect(scaledQuantity({ quantity: 168, unit: 'м²', basis: 'walls' }, ratios)).toBe(122.7);
  });
});

test('the number of rooms follows the areas that the content lists', () => {
  expect([30, 48, 48.1, 76, 104, 200].map((areaM2) => roomsOf([48, 76, 104], areaM2))).toEqual([1, 1, 2, 2, 3, 4]);
});

test('the estimate of any flat multiplies in every row and adds up to area times price', () => {
  const line = (unit: string, quantity: number, priceRub: number, basis: Basis) => ({
    title: 'Строка',
    unit,
    quantity,
    priceRub,
    basis,
  });
  const source = {
    priceRubPerM2: 21_900,
    stages: [
      { title: 'Этап', days: '', works: [line('м²', 168, 470, 'walls'), line('м²', 64, 900, 'floor')], materials: [] },
    ],
    estimate: {
      areaM2: 64,
      works: [line('квартира', 1, 60_000, 'flat'), line('день', 74, 380, 'days')],
      materials: [],
    },
  };
  fc.assert(
    fc.property(anyFlat, (flat) => {
      const ratios = ratiosOf({ areaM2: 64, rooms: 2, days: 74 }, flat);
      const { stages, totalRub } = workedEstimate(source, { areaM2: flat.areaM2, ratios });
      const rows = stages.flatMap((stage) => stage.rows);
      for (const row of rows) expect(row.totalRub).toBe(Math.round(row.quantity * row.priceRub));
      expect(rows.reduce((sum, row) => sum + row.totalRub, 0)).toBe(totalRub);
      expect(totalRub).toBe(Math.round(flat.areaM2 * 21_900));
    }),
  );
});
