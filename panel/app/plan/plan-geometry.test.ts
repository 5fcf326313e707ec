import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { plan as planSchema } from '../../../model/kinds/plan.ts';
import { marksByRooms, wallsByRooms } from './from-rooms.ts';
import { movePart } from './move-part.ts';
import { partBox } from './part-box.ts';
import type { PlanFacts } from './plan-facts.ts';
import { areaOf, metres, planFrom } from './plan-facts.ts';
import type { Part } from './plan-parts.ts';
import { known, listOf, partsOf, withoutPart, withPart } from './plan-parts.ts';
import { handlesOf, resizePart } from './resize-part.ts';
import { snapMove } from './snap.ts';

const PLANS = ['works', 'flats'].flatMap((folder) =>
  readdirSync(join('content', folder)).flatMap((file) => {
    const { plan } = parse(readFileSync(join('content', folder, file), 'utf8'));
    return plan ? [[`${folder}/${file}`, plan as PlanFacts] as const] : [];
  }),
);
const centimetres = fc.integer({ min: -60, max: 60 }).map((value) => value / 100);
const planAndPart = fc
  .constantFrom(...PLANS)
  .chain(([, plan]) => fc.record({ plan: fc.constant(plan), part: fc.constantFrom(...partsOf(plan)) }));
const back = (value: number) => (value === 0 ? 0 : -value);

function neighbours({ rooms }: PlanFacts): string[] {
  const near = (a: number, b: number) => Math.abs(a - b) < 0.015;
  const common = (a: number, aSize: number, b: number, bSize: number) =>
    Math.min(a + aSize, b + bSize) - Math.max(a, b) > 0.015;
  return rooms.flatMap((a, i) =>
    rooms.flatMap((b, j) => {
      const isRightOf = near(a.x + a.width, b.x) && common(a.y, a.height, b.y, b.height);
      const isBelow = near(a.y + a.height, b.y) && common(a.x, a.width, b.x, b.width);
      return isRightOf || isBelow ? [`${i}-${j}`] : [];
    }),
  );
}

test.each(PLANS)('%s opens, and gives the same facts when unchanged', (_, plan) => {
  const opened = planFrom(plan);
  expect(opened).toEqual(plan);
  const parts = partsOf(plan);
  expect(parts.length).toBeGreaterThan(3);
  const unmovedPlan = parts.reduce<PlanFacts>((currentPlan, part) => movePart(currentPlan, part, { x: 0, y: 0 }), plan);
  expect(unmovedPlan).toEqual(plan);
});

test('a part moved there and back returns to its place', () => {
  fc.assert(
    fc.property(planAndPart, centimetres, centimetres, ({ plan, part }, x, y) => {
      const there = movePart(plan, part, { x, y });
      expect(movePart(there, part, { x: back(x), y: back(y) })).toEqual(plan);
      const others = partsOf(plan).filter((other) => other.kind !== part.kind || other.index !== part.index);
      for (const other of others) expect(known(there, other)).toEqual(known(plan, other));
    }),
  );
});

test('a part added and deleted leaves no trace', () => {
  fc.assert(
    fc.property(planAndPart, ({ plan, part }) => {
      const found = known(plan, part);
      if (!found || part.kind === 'loggia') return;
      const added = withPart(plan, found);
      expect(listOf(added.plan, part.kind)).toHaveLength(listOf(plan, part.kind).length + 1);
      expect(withoutPart(added.plan, added.part)).toEqual(plan);
    }),
  );
});

test('a resized room keeps its neighbours, and the floor has no gaps', () => {
  const rooms = fc.constantFrom(...PLANS).chain(([, plan]) =>
    fc.record({
      plan: fc.constant(plan),
      index: fc.nat(plan.rooms.length - 1),
      side: fc.constantFrom('left', 'right', 'top', 'bottom'),
    }),
  );
  fc.assert(
    fc.property(rooms, centimetres, ({ plan, index, side }, by) => {
      const changed = resizePart(plan, { kind: 'rooms', index }, side, { x: by, y: by });
      for (const pair of neighbours(plan)) expect(neighbours(changed)).toContain(pair);
      const floor = ({ rooms: all }: PlanFacts) => all.reduce((sum, { width, height }) => sum + width * height, 0);
      const isSameFlat = changed.width === plan.width && changed.height === plan.height;
      const isTiled = Math.abs(floor(plan) - plan.width * plan.height) < 0.01;
      if (isTiled) expect(floor(changed)).toBeCloseTo(changed.width * changed.height, 1);
      if (isSameFlat && isTiled) expect(floor(changed)).toBeCloseTo(floor(plan), 1);
    }),
    { numRuns: 500 },
  );
});

test('a part resized by a handle and back has its old size, at any rotation', () => {
  const drawnOut = planAndPart.filter(({ part }) => part.kind !== 'rooms');
  fc.assert(
    fc.property(drawnOut, centimetres, fc.nat(3), ({ plan, part }, by, nth) => {
      const found = known(plan, part);
      const handles = found ? handlesOf(found) : [];
      const handle = handles[nth % handles.length]?.handle;
      if (!handle) return;
      const there = resizePart(plan, part, handle, { x: by, y: by });
      const gone = known(there, part);
      const again = resizePart(there, part, handle, { x: back(by), y: back(by) });
      const isClamped = gone && /:0\.1[,}]/.test(JSON.stringify(gone));
      if (isClamped) return;
      for (const [key, value] of Object.entries(known(plan, part)?.facts ?? {})) {
        const now = (known(again, part) as { facts: Record<string, unknown> }).facts[key];
        if (typeof value === 'number') expect(Math.abs(value - Number(now))).toBeLessThan(0.02);
        else expect(now).toEqual(value);
      }
    }),
    { numRuns: 500 },
  );
});

describe('two adjacent rooms', () => {
  const plan: PlanFacts = {
    title: 'План',
    width: 6,
    height: 4,
    rooms: [
      { name: 'Спальня', x: 0, y: 0, width: 3, height: 4, areaM2: 12 },
      { name: 'Кухня', x: 3, y: 0, width: 3, height: 4, areaM2: 11.5 },
    ],
    walls: [{ x1: 3, y1: 0, x2: 3, y2: 4 }],
    windows: [{ x: 6.3, y: 1, length: 1, direction: 'vertical' }],
    doors: [{ hingeX: 3, hingeY: 2, width: 0.8, direction: 'vertical', opens: 'down', swings: 'left' }],
    dimensionsX: [0, 3, 6],
    dimensionsY: [0, 4],
  };
  const bedroom: Part = { kind: 'rooms', index: 0 };

  test('share their wall, its door and its mark, and keep an area entered by hand', () => {
    const wider = resizePart(plan, bedroom, 'right', { x: 0.5, y: 0 });
    expect(wider.rooms).toMatchObject([
      { width: 3.5, areaM2: 14 },
      { x: 3.5, width: 2.5, areaM2: 11.5 },
    ]);
    expect(wider.walls).toEqual([{ x1: 3.5, y1: 0, x2: 3.5, y2: 4 }]);
    expect(wider.doors[0]?.hingeX).toBe(3.5);
    expect(wider.dimensionsX).toEqual([0, 3.5, 6]);
    expect(wider.width).toBe(6);
  });

  test('grow with the outer wall, its window and the flat', () => {
    const wider = resizePart(plan, { kind: 'rooms', index: 1 }, 'right', { x: 0.4, y: 0 });
    expect(wider).toMatchObject({ width: 6.4, windows: [{ x: 6.7 }], dimensionsX: [0, 3, 6.4] });
  });

  test('keep their mark where another edge remains', () => {
    const hall = { name: 'Прихожая', x: 0, y: 4, width: 3, height: 2, areaM2: 6 };
    const store = { name: 'Кладовая', x: 3, y: 4, width: 3, height: 2, areaM2: 6 };
    const taller = { ...plan, height: 6, rooms: [...plan.rooms, hall, store] };
    expect(resizePart(taller, bedroom, 'right', { x: 0.5, y: 0 }).dimensionsX).toEqual([0, 3, 3.5, 6]);
  });

  test('move their labels along', () => {
    const named = { ...plan, rooms: plan.rooms.map((room) => ({ ...room, label: { x: room.x + 1, y: 1 } })) };
    const moved = movePart(named, { kind: 'rooms', index: 1 }, { x: 0.5, y: -0.2 });
    expect(moved.rooms[1]).toMatchObject({ x: 3.5, y: -0.2, label: { x: 4.5, y: 0.8 } });
  });

  test('hold a turned bed that resizes to the pointer while its other end stays', () => {
    const bed = { kind: 'bed', x: 1, y: 1, width: 1.6, height: 2, rotate: -90 } as const;
    const { plan: furnished, part } = withPart(plan, { kind: 'furniture', facts: bed });
    const wider = resizePart(furnished, part, 'bottom', { x: 0.4, y: 0 });
    const [before, after] = [furnished, wider].map((one) => {
      const found = known(one, part);
      return found && partBox(found);
    });
    expect(before).toMatchObject({ width: expect.closeTo(2, 5), height: expect.closeTo(1.6, 5) });
    expect(after?.x).toBeCloseTo(before?.x ?? 0, 5);
    expect(after?.width).toBeCloseTo(2.4, 5);
    expect(after?.height).toBeCloseTo(1.6, 5);
  });

  test('never become narrower than one step', () => {
    expect(resizePart(plan, bedroom, 'right', { x: 9, y: 0 }).rooms[1]?.width).toBe(0.3);
    expect(resizePart(plan, bedroom, 'right', { x: -9, y: 0 }).rooms[0]?.width).toBe(0.3);
    expect(resizePart(plan, bedroom, 'left', { x: 1, y: 0 })).toEqual(plan);
  });

  test('give walls and dimension marks', () => {
    expect(wallsByRooms(plan)).toEqual(plan.walls);
    expect(marksByRooms(plan)).toEqual({ dimensionsX: [0, 3, 6], dimensionsY: [0, 4] });
  });

  test('snap a new part to their edges, otherwise to the grid', () => {
    const added = withPart(plan, { kind: 'loggia', facts: { x: 6.5, y: 0.5, width: 1, height: 2 } });
    expect(snapMove(added.plan, added.part, { x: -0.45, y: 0.16 }, false)).toEqual({ x: -0.5, y: 0.2 });
    expect(snapMove(added.plan, added.part, { x: -0.45, y: 0.163 }, true)).toEqual({ x: -0.45, y: 0.16 });
  });
});

test('areas and metres are rounded as the schema accepts them', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.3, max: 20, noNaN: true }),
      fc.double({ min: 0.3, max: 20, noNaN: true }),
      (a, b) => {
        const [width, height] = [metres(a), metres(b)];
        expect(metres(width)).toBe(width);
        expect(Math.abs(areaOf({ width, height }) - width * height)).toBeLessThanOrEqual(0.0501);
      },
    ),
  );
});

test('every changed demo plan is still valid for the loader', () => {
  const schema = planSchema();
  fc.assert(
    fc.property(planAndPart, centimetres, centimetres, ({ plan, part }, x, y) => {
      const moved = movePart(plan, part, { x: x / 4, y: y / 4 });
      expect(schema.safeParse(moved).success).toBe(true);
    }),
  );
});
