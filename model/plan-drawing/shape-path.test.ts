import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { furnitureShapes } from './furniture-shapes.ts';
import { shapePath } from './shape-path.ts';

describe('a furniture path', () => {
  test('draws a box, a rounded box and a line', () => {
    expect(shapePath([{ type: 'box', x: 0, y: 0, width: 1, height: 2 }])).toBe('M0 0h40v80h-40z');
    expect(shapePath([{ type: 'box', x: 0, y: 0, width: 1, height: 1, round: 0.1 }])).toMatch(
      /^M4 0h32a4 4 0 0 1 4 4v32/,
    );
    expect(shapePath([{ type: 'line', from: { x: 0, y: 0 }, to: { x: 1, y: 1 } }])).toBe('M0 0L40 40');
  });

  test('contains only valid path commands and numbers, for any piece and size', () => {
    const kinds = ['bed', 'single-bed', 'sofa', 'box', 'wardrobe', 'rug', 'table', 'round-table'] as const;
    const others = ['kitchen', 'bath', 'shower', 'toilet', 'sink', 'washer', 'desk'] as const;
    const size = fc.double({ min: 0.05, max: 10, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...kinds, ...others), size, size, (kind, width, height) => {
        const path = shapePath(furnitureShapes({ kind, x: 1, y: 1, width, height, rotate: 0 }));
        expect(path).toMatch(/^M[\dMLHVhvaz.e\s-]+$/);
        expect(path).not.toContain('NaN');
      }),
    );
  });
});
