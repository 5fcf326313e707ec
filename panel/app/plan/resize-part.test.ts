import { expect, test } from 'vitest';
import { FIRST_PLAN, type PlanFacts } from './plan-facts.ts';
import { known, type Part } from './plan-parts.ts';
import { type Handle, handlesOf, resizePart } from './resize-part.ts';

const PLAN: PlanFacts = {
  ...FIRST_PLAN,
  walls: [{ x1: 3, y1: 0, x2: 3, y2: 4 }],
  windows: [{ x: 1, y: 0, length: 1.5, direction: 'horizontal' }],
  doors: [
    { hingeX: 3, hingeY: 2, width: 0.8, direction: 'vertical', opens: 'up', swings: 'left' },
    { hingeX: 3, hingeY: 1, width: 0.8, direction: 'vertical', opens: 'down', swings: 'left' },
    { hingeX: 3, hingeY: 1, width: 0.8, direction: 'horizontal', opens: 'right', swings: 'up' },
  ],
  furniture: [
    { kind: 'table', x: 1, y: 1, width: 1.2, height: 0.8 },
    { kind: 'round-table', x: 4, y: 2, width: 0.5 },
    { kind: 'box', x: 2, y: 2, width: 0.5 },
    { kind: 'table', x: 1, y: 1, width: 1.2, height: 0.8, rotate: 90 },
  ],
  loggia: { x: 0, y: 4.3, width: 3, height: 1.2 },
};
const factsOf = (plan: PlanFacts, kind: Part['kind'], index: number) => known(plan, { kind, index })?.facts;
const resized = (kind: Part['kind'], handle: Handle, x: number, y = x, index = 0) =>
  factsOf(resizePart(PLAN, { kind, index }, handle, { x, y }), kind, index);

test.each<[string, unknown, object]>([
  ['a wall stays straight', resized('walls', 'start', 0.5), { x1: 3, y1: 0.5, x2: 3, y2: 4 }],
  ['a wall is drawn out at its end', resized('walls', 'end', 0.5, -1), { x1: 3, y1: 0, x2: 3, y2: 3 }],
  ['a window keeps its end', resized('windows', 'start', 0.5, 3), { x: 1.5, y: 0, length: 1 }],
  ['a window keeps its start', resized('windows', 'end', 0.5, 3), { x: 1, length: 2 }],
  ['a window never disappears', resized('windows', 'start', 9), { x: 2.4, length: 0.1 }],
  ['a door that opens upwards grows upwards', resized('doors', 'end', 3, -0.1), { width: 0.9, hingeY: 2 }],
  ['a door that opens downwards grows downwards', resized('doors', 'end', 3, 0.1, 1), { width: 0.9 }],
  ['a door that opens to the right grows to the right', resized('doors', 'end', 0.1, 3, 2), { width: 0.9 }],
  ['a loggia keeps its right side', resized('loggia', 'left', 1), { x: 1, width: 2, height: 1.2 }],
  ['a loggia keeps its left side', resized('loggia', 'right', 1), { x: 0, width: 4 }],
  ['a piece keeps its bottom', resized('furniture', 'top', 0.3), { y: 1.3, height: 0.5, width: 1.2 }],
  ['a radius grows outwards', resized('furniture', 'left', -0.2, 0, 1), { x: 4, y: 2, width: 0.7 }],
  ['a square piece gets a height of its own', resized('furniture', 'right', 0.3, 0, 2), { width: 0.8, height: 0.5 }],
  ['a turned piece grows along itself', resized('furniture', 'right', 0, 0.2, 3), { width: 1.4, height: 0.8 }],
  ['a name moves from the middle of its room', resized('rooms', 'label', 0.5, -0.25), { label: { x: 3.5, y: 1.75 } }],
])('%s', (_, facts, expected) => {
  expect(facts).toMatchObject(expected);
});

test('a square piece that stays one has no height', () => {
  expect(resized('furniture', 'bottom', 0, 0, 2)).not.toHaveProperty('height');
});

test.each<[string, Part, unknown]>([
  ['a door has one at its end', { kind: 'doors', index: 0 }, [{ handle: 'end', x: 3, y: 1.2 }]],
  [
    'a window has one at each end',
    { kind: 'windows', index: 0 },
    [
      { handle: 'start', x: 1, y: 0 },
      { handle: 'end', x: 2.5, y: 0 },
    ],
  ],
])('handles: %s', (_, part, handles) => {
  const found = known(PLAN, part);
  expect(found && handlesOf(found)).toEqual(handles);
});

test('the handle of a name is above it', () => {
  const room = known(PLAN, { kind: 'rooms', index: 0 });
  expect(room && handlesOf(room).find(({ handle }) => handle === 'label')).toMatchObject({ x: 3, y: 1.55 });
});
