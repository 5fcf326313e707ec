import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MosaicShape, mosaic, SHAPE_COLUMNS } from './mosaic.ts';

const PORTION = 24;

function rowsOf(shapes: readonly MosaicShape[]): MosaicShape[][] {
  const rows: MosaicShape[][] = [];
  let free = 0;
  for (const shape of shapes) {
    if (SHAPE_COLUMNS[shape] > free) {
      rows.push([]);
      free = 12;
    }
    rows.at(-1)?.push(shape);
    free -= SHAPE_COLUMNS[shape];
  }
  return rows;
}

describe('the mosaic of works', () => {
  test('begins with a large card and a tall one', () => {
    expect(mosaic(5, PORTION)).toEqual(['lead', 'side', 'third', 'third', 'third']);
  });

  test('gives each card a shape and leaves no gap in any row', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), (count) => {
        const shapes = mosaic(count, PORTION);
        expect(shapes).toHaveLength(count);
        for (const row of rowsOf(shapes)) {
          expect(row.reduce((sum, shape) => sum + SHAPE_COLUMNS[shape], 0)).toBe(12);
        }
      }),
    );
  });

  test('never stacks one panorama on another within a portion', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: PORTION }), (count) => {
        const rows = rowsOf(mosaic(count, PORTION)).map((row) => row.join(' '));
        for (const [index, row] of rows.entries()) {
          if (row === 'panorama') expect(rows[index + 1]).not.toBe('panorama');
        }
      }),
    );
  });

  test('keeps shown cards in place when another portion follows', () => {
    expect(mosaic(30, PORTION).slice(0, PORTION)).toEqual(mosaic(PORTION, PORTION));
  });
});
