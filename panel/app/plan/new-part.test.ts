import { expect, test } from 'vitest';
import { newPart, newPiece, quarterTurn } from './new-part.ts';
import { FIRST_PLAN, type PlanFacts } from './plan-facts.ts';

const hall = { name: 'Прихожая', x: 4, y: 2, width: 2, height: 2, areaM2: 4 };
const PLAN: PlanFacts = { ...FIRST_PLAN, rooms: [...FIRST_PLAN.rooms, hall] };
const HALL = { kind: 'rooms', index: 1 } as const;
const withWalls = (...walls: PlanFacts['walls']): PlanFacts => ({ ...PLAN, walls });

test('a new piece is in the middle of the chosen room, otherwise of the flat', () => {
  expect(newPiece(PLAN, 'bed', HALL).facts).toEqual({ kind: 'bed', x: 4.2, y: 2, width: 1.6, height: 2 });
  expect(newPiece(PLAN, 'bed', null).facts).toEqual({ kind: 'bed', x: 2.2, y: 1, width: 1.6, height: 2 });
  const furnished = { ...PLAN, furniture: [{ kind: 'sink', x: 0, y: 0, width: 0.6, height: 0.45 } as const] };
  expect(newPiece(furnished, 'rug', { kind: 'furniture', index: 0 }).facts).toMatchObject({ x: 2, y: 1.3 });
});

test('a round table has its middle and its radius', () => {
  expect(newPiece(PLAN, 'round-table', HALL).facts).toEqual({ kind: 'round-table', x: 5, y: 3, width: 0.5 });
});

test('a new room, wall, window and loggia have usual sizes', () => {
  const room = { name: 'Комната', x: 2, y: 1, width: 2, height: 2, areaM2: 4 };
  expect(newPart(PLAN, 'rooms', null).facts).toEqual(room);
  expect(newPart(PLAN, 'walls', HALL).facts).toEqual({ x1: 5, y1: 2, x2: 5, y2: 4 });
  const window = { x: 4.25, y: 0, length: 1.5, direction: 'horizontal' };
  expect(newPart(PLAN, 'windows', HALL).facts).toEqual(window);
  expect(newPart({ ...PLAN, width: 1 }, 'windows', null).facts).toMatchObject({ x: 0 });
  expect(newPart(PLAN, 'loggia', null).facts).toEqual({ x: 0, y: 4.3, width: 3, height: 1.2 });
  expect(newPart({ ...PLAN, width: 2 }, 'loggia', null).facts).toMatchObject({ width: 2 });
});

test('a new door is in the first wall that is long enough, from either end', () => {
  const short = { x1: 1, y1: 0, x2: 1, y2: 1 };
  const along = { hingeX: 1.1, hingeY: 2, width: 0.8, direction: 'horizontal', opens: 'right', swings: 'up' };
  const across = { hingeX: 2, hingeY: 0.6, width: 0.8, direction: 'vertical', opens: 'down', swings: 'left' };
  expect(newPart(withWalls(short, { x1: 4, y1: 2, x2: 1, y2: 2 }), 'doors', null).facts).toEqual(along);
  expect(newPart(withWalls(short, { x1: 2, y1: 3, x2: 2, y2: 0.5 }), 'doors', null).facts).toEqual(across);
  expect(newPart(withWalls(short), 'doors', HALL).facts).toEqual({ ...along, hingeX: 5, hingeY: 3 });
});

test('a piece turns by quarters and is as before after four of them', () => {
  let piece: Parameters<typeof quarterTurn>[0] = { kind: 'sofa', x: 1, y: 1, width: 2, height: 0.9 };
  const turns = [0, 1, 2, 3].map(() => {
    piece = quarterTurn(piece);
    return piece.rotate;
  });
  expect(turns).toEqual([90, 180, -90, undefined]);
  expect(piece).toEqual({ kind: 'sofa', x: 1, y: 1, width: 2, height: 0.9 });
});
