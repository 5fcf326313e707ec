import { expect, test } from 'vitest';
import type { Plan } from '../../../model/kinds/plan.ts';
import { toFurnishedSketch, toPlanSketch } from './plan-sketch-data.ts';

const plan: Plan = {
  title: 'План студии',
  width: 4,
  height: 6,
  rooms: [
    { name: 'Комната', x: 0, y: 0, width: 4, height: 4, areaM2: 16, wet: false },
    { name: 'Санузел', x: 2, y: 4, width: 2, height: 2, areaM2: 4, wet: true },
  ],
  walls: [{ x1: 0, y1: 4, x2: 4, y2: 4 }],
  windows: [{ x: 1, y: 0, length: 2, direction: 'horizontal' }],
  doors: [
    { hingeX: 1, hingeY: 6.15, width: 1, direction: 'horizontal', opens: 'right', swings: 'up', thicknessM: 0.3 },
  ],
  furniture: [{ kind: 'rug', x: 1, y: 1, width: 2, height: 1, rotate: 90 }],
  dimensionsX: [0, 4],
  dimensionsY: [0, 6],
};

test('a sketch is drawn in whole units inside its frame', () => {
  const sketch = toPlanSketch(plan);
  expect(sketch).toMatchObject({
    viewBox: '-12 -12 184 264',
    wet: 'M80 160h80v80h-80z',
    outer: 'M-6-6h172v252h-172z',
    inner: 'M0 160h160',
  });
  expect(sketch.lines).toContain('M40 246v-40a40 40 0 0 1 40 40');
  expect(Object.values(sketch).join('')).not.toMatch(/\d\.\d|NaN/);
});

test('furniture is rotated around its own centre', () => {
  expect(toFurnishedSketch(plan).furniture).toBe('M100 20v80h-40v-80z');
});

test('a sketch is smaller than the plan in bytes', () => {
  expect(JSON.stringify(toPlanSketch(plan)).length).toBeLessThan(JSON.stringify(plan).length);
});
