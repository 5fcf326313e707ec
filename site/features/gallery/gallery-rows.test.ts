import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { galleryRows } from './gallery-rows.ts';

const landscape = { width: 1600, height: 1067 };
const portrait = { width: 1067, height: 1600 };
const spansOf = (count: number) =>
  galleryRows(Array.from({ length: count }, () => landscape)).map((row) => row.map(({ span }) => span));

const anyPhotos = fc.array(
  fc.record({ width: fc.integer({ min: 200, max: 4000 }), height: fc.integer({ min: 200, max: 4000 }) }),
  { minLength: 1, maxLength: 20 },
);

describe('rows of a gallery', () => {
  test('give one photo two thirds of the width', () => {
    expect(spansOf(1)).toEqual([[8]]);
  });

  test('split photos of one shape unevenly and vary the split from row to row', () => {
    expect(spansOf(2)).toEqual([[7, 5]]);
    expect(spansOf(3)).toEqual([[5, 4, 3]]);
    expect(spansOf(4)).toEqual([
      [7, 5],
      [5, 7],
    ]);
    expect(spansOf(6)).toEqual([
      [7, 5],
      [5, 7],
      [6, 6],
    ]);
  });

  test('give an upright photo less width than a wide one in the same row', () => {
    expect(galleryRows([landscape, portrait]).map((row) => row.map(({ span }) => span))).toEqual([[8, 4]]);
    expect(galleryRows([portrait, landscape]).map((row) => row.map(({ span }) => span))).toEqual([[4, 8]]);
  });

  test('hold every photo once and fill twelve columns, for any photos', () => {
    fc.assert(
      fc.property(anyPhotos, (photos) => {
        const rows = galleryRows(photos);
        expect(rows.flat()).toHaveLength(photos.length);
        for (const row of rows) {
          if (photos.length > 1) expect(row.reduce((sum, { span }) => sum + span, 0)).toBe(12);
          for (const { span } of row) expect(span).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });

  test('never leave a photo alone in a row among others', () => {
    fc.assert(
      fc.property(anyPhotos, (photos) => {
        fc.pre(photos.length > 1);
        for (const row of galleryRows(photos)) {
          expect(row.length).toBeGreaterThanOrEqual(2);
          expect(row.length).toBeLessThanOrEqual(3);
        }
      }),
    );
  });

  test('place half-width photos in pairs on a phone', () => {
    fc.assert(
      fc.property(anyPhotos, (photos) => {
        const marks = galleryRows(photos)
          .flat()
          .map(({ isHalfOnPhone }) => (isHalfOnPhone ? 'h' : 'F'))
          .join('');
        expect(marks).toMatch(/^(F|hh)*$/);
        expect(marks.startsWith('F')).toBe(true);
      }),
    );
  });
});
