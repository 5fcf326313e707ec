import { expect, test } from 'vitest';
import type { PlanFacts } from './plan-facts.ts';
import type { Part } from './plan-parts.ts';
import { snapMove, snapResize } from './snap.ts';

const PLAN: PlanFacts = {
  ...{ title: 'План', width: 6, height: 4, dimensionsX: [], dimensionsY: [] },
  rooms: [
    { name: 'Спальня', x: 0, y: 0, width: 3.04, height: 4, areaM2: 12 },
    { name: 'Кухня', x: 3.04, y: 0, width: 2.96, height: 4, areaM2: 12 },
  ],
  walls: [{ x1: 3.04, y1: 0, x2: 3.04, y2: 4 }],
  windows: [{ x: 1, y: -0.15, length: 1, direction: 'horizontal' }],
  doors: [{ hingeX: 2, hingeY: 1, width: 0.8, direction: 'vertical', opens: 'down', swings: 'left' }],
  furniture: [
    { kind: 'table', x: 1, y: 1, width: 1, height: 1 },
    { kind: 'table', x: 1.03, y: 1.03, width: 1, height: 1 },
  ],
};
const part = (kind: Part['kind'], index = 0): Part => ({ kind, index });
const moved = (kind: Part['kind'], x: number, fine = false) => snapMove(PLAN, part(kind), { x, y: 0 }, fine).x;

test.each<[string, Part['kind'], number, number]>([
  ['a piece to the face of a wall, near its right side', 'furniture', 0.9, 0.98],
  ['a piece to the edge of the flat, near its left side', 'furniture', -0.99, -1],
  ['a piece to the grid far from walls', 'furniture', 0.46, 0.5],
  ['a door to the middle of a wall', 'doors', 0.95, 1.04],
  ['a window to the corner of the flat', 'windows', -0.9, -1],
  ['a wall to the edge of the flat, not to itself', 'walls', 2.9, 2.96],
  ['a wall to the grid', 'walls', 0.48, 0.46],
])('snaps %s', (_, kind, by, to) => {
  expect(moved(kind, by)).toBe(to);
});

test('a part off the grid does not leave its line while it is moved along it', () => {
  const off = part('furniture', 1);
  expect(snapMove(PLAN, off, { x: 0, y: 0.46 }, false)).toEqual({ x: 0, y: 0.47 });
  expect(snapMove(PLAN, off, { x: 0.46, y: 0 }, false)).toEqual({ x: 0.47, y: 0 });
});

test('the fine step is a centimetre, without snapping', () => {
  expect(moved('furniture', 0.914, true)).toBe(0.91);
});

test('an edge of a room snaps to other rooms, its name to the grid alone', () => {
  const room = part('rooms', 1);
  expect(snapResize(PLAN, room, 'right', { x: 0.46, y: 0 }, false).x).toBe(0.5);
  expect(snapResize(PLAN, room, 'left', { x: -2.95, y: 0 }, false).x).toBe(-3.04);
  expect(snapResize(PLAN, room, 'label', { x: 0.46, y: -0.44 }, false)).toEqual({ x: 0.5, y: -0.4 });
});

test('a part that is gone moves as it is asked', () => {
  expect(snapMove(PLAN, part('loggia'), { x: 0.123, y: 0 }, false)).toEqual({ x: 0.123, y: 0 });
  expect(snapResize(PLAN, part('loggia'), 'left', { x: 0.123, y: 0 }, false)).toEqual({ x: 0.123, y: 0 });
});
