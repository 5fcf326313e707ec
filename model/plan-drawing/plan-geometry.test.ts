import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Plan } from '../kinds/plan.ts';
import { dimensionChain, doorShape, drawnBox, frameBox, roomLabel, typeScale, windowShape } from './plan-geometry.ts';
import { px } from './plan-units.ts';

const door: Plan['doors'][number] = {
  hingeX: 3,
  hingeY: 4,
  width: 0.8,
  direction: 'horizontal',
  opens: 'right',
  swings: 'up',
  thicknessM: 0.13,
};

const plan: Plan = {
  title: 'План',
  width: 6,
  height: 5,
  rooms: [{ name: 'Комната', x: 0, y: 0, width: 6, height: 5, areaM2: 30, wet: false }],
  walls: [],
  windows: [],
  doors: [],
  furniture: [],
  dimensionsX: [0, 6],
  dimensionsY: [0, 5],
};

const metre = fc.double({ min: -5, max: 15, noNaN: true });
const anyDoor: fc.Arbitrary<Plan['doors'][number]> = fc.record({
  hingeX: metre,
  hingeY: metre,
  width: fc.double({ min: 0.5, max: 1.5, noNaN: true }),
  direction: fc.constantFrom('horizontal', 'vertical'),
  opens: fc.constantFrom('right', 'left', 'down', 'up'),
  swings: fc.constantFrom('right', 'left', 'down', 'up'),
  thicknessM: fc.constant(0.13),
});

describe('the frame of a plan', () => {
  test('contains the outer walls', () => {
    expect(drawnBox(plan)).toEqual({ x: -0.3, y: -0.3, width: 6.6, height: 5.6 });
  });

  test('grows for a loggia outside the walls', () => {
    const box = drawnBox({ ...plan, loggia: { x: 2, y: -1.5, width: 2, height: 1.2 } });
    expect(box.y).toBe(-1.5);
    expect(box.y + box.height).toBeCloseTo(5.3);
  });

  test('leaves room for dimensions only above and to the left', () => {
    const bare = frameBox(plan, false);
    const measured = frameBox(plan, true);
    expect(measured.x).toBeLessThan(bare.x);
    expect(measured.y).toBeLessThan(bare.y);
    expect(measured.x + measured.width).toBeCloseTo(bare.x + bare.width);
    expect(measured.y + measured.height).toBeCloseTo(bare.y + bare.height);
  });

  test('uses smaller type for a smaller plan, within limits', () => {
    expect(typeScale({ ...plan, width: 9 })).toBe(1);
    expect(typeScale({ ...plan, width: 6 })).toBe(0.73);
    expect(typeScale({ ...plan, width: 2 })).toBe(0.5);
  });

  test('contains every open door, for any swing direction', () => {
    fc.assert(
      fc.property(fc.array(anyDoor, { maxLength: 6 }), fc.boolean(), (doors, hasDimensions) => {
        const frame = frameBox({ ...plan, doors }, hasDimensions);
        for (const { leaf } of doors.map(doorShape)) {
          expect(leaf.x).toBeGreaterThanOrEqual(frame.x);
          expect(leaf.x).toBeLessThanOrEqual(frame.x + frame.width);
          expect(leaf.y).toBeGreaterThanOrEqual(frame.y);
          expect(leaf.y).toBeLessThanOrEqual(frame.y + frame.height);
        }
      }),
    );
  });
});

describe('a door', () => {
  test('opens from its hinge along the wall and swings into the room', () => {
    const { gap, leaf, latch, sweep } = doorShape(door);
    expect(gap).toMatchObject({ x: 3, width: 0.8 });
    expect(leaf).toEqual({ x: 3, y: 3.2 });
    expect(latch).toEqual({ x: 3.8, y: 4 });
    expect(sweep).toBe(1);
  });

  test('is mirrored when it opens the other way', () => {
    const { gap, latch, sweep } = doorShape({ ...door, opens: 'left' });
    expect(gap.x).toBeCloseTo(2.2);
    expect(latch.x).toBeCloseTo(2.2);
    expect(sweep).toBe(0);
  });

  test('has a leaf as long as its opening and perpendicular to it', () => {
    fc.assert(
      fc.property(anyDoor, (some) => {
        const { hinge, leaf, latch } = doorShape(some);
        const open = { x: leaf.x - hinge.x, y: leaf.y - hinge.y };
        const shut = { x: latch.x - hinge.x, y: latch.y - hinge.y };
        expect(Math.hypot(open.x, open.y)).toBeCloseTo(some.width);
        expect(Math.hypot(shut.x, shut.y)).toBeCloseTo(some.width);
        expect(open.x * shut.x + open.y * shut.y).toBeCloseTo(0);
      }),
    );
  });

  test('closes along the quarter circle around its hinge, not the one outside it', () => {
    fc.assert(
      fc.property(anyDoor, (some) => {
        const { hinge, leaf, latch, sweep } = doorShape(some);
        const cross = (leaf.x - hinge.x) * (latch.y - hinge.y) - (leaf.y - hinge.y) * (latch.x - hinge.x);
        expect(sweep).toBe(cross > 0 ? 1 : 0);
      }),
    );
  });
});

test('a window cuts through the outer wall', () => {
  expect(windowShape({ x: 1, y: 0, length: 2, direction: 'horizontal' }).frame).toEqual({
    x: 1,
    y: -0.3,
    width: 2,
    height: 0.3,
  });
  expect(windowShape({ x: 6.3, y: 1, length: 2, direction: 'vertical' }).frame).toEqual({
    x: 6,
    y: 1,
    width: 0.3,
    height: 2,
  });
});

describe('a chain of dimensions', () => {
  test('is in millimetres between neighbouring marks', () => {
    expect(dimensionChain([0, 3.3, 5.8]).map(({ millimetres }) => millimetres)).toEqual([3300, 2500]);
  });

  test('adds up to the distance between its outermost marks, in any order of marks', () => {
    const marks = fc.array(fc.integer({ min: -2000, max: 6000 }), { minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(marks, (centimetres) => {
        const chain = dimensionChain(centimetres.map((value) => value / 100));
        const total = chain.reduce((sum, { millimetres }) => sum + millimetres, 0);
        expect(total).toBe((Math.max(...centimetres) - Math.min(...centimetres)) * 10);
        for (const { millimetres } of chain) expect(millimetres).toBeGreaterThan(0);
      }),
    );
  });
});

test('a label is in the middle of its room unless it has an explicit position', () => {
  const [room] = plan.rooms;
  if (!room) throw new Error('The plan has a room');
  expect(roomLabel(room, 1)).toEqual({ x: 3, y: 2.5 });
  expect(roomLabel({ ...room, label: { x: 1, y: 1 } }, 1)).toEqual({ x: 1, y: 1 });
});

test('a room name that would touch a wall is narrowed and moved away from it', () => {
  const wardrobe = { name: 'Гардероб', x: 0, y: 0, width: 1.7, height: 2, areaM2: 3.4, wet: false };
  const atRight = roomLabel({ ...wardrobe, label: { x: 1.4, y: 1 } }, 1);
  expect(atRight.x + (atRight.narrowedM ?? 0) / 2).toBeCloseTo(1.7 - 0.14);
  const atLeft = roomLabel({ ...wardrobe, label: { x: 0.2, y: 1 } }, 1);
  expect(atLeft.x - (atLeft.narrowedM ?? 0) / 2).toBeCloseTo(0.14);
  expect(roomLabel({ ...wardrobe, width: 1 }, 1)).toMatchObject({ x: 0.5, narrowedM: expect.closeTo(0.72) });
});

test('metres are converted to user units rounded to a tenth', () => {
  expect(px(3.3)).toBe(132);
  expect(px(0.0812)).toBe(3.2);
});
