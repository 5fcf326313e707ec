import type { Plan, PlanInput } from '../../../model/kinds/plan.ts';

/** A plan as stored in the file, without the defaults of its schema. */
export type PlanFacts = PlanInput;

export type RoomFacts = PlanFacts['rooms'][number];
export type PieceFacts = NonNullable<PlanFacts['furniture']>[number];
export type DoorFacts = PlanFacts['doors'][number];
export type WindowFacts = PlanFacts['windows'][number];
export type WallFacts = PlanFacts['walls'][number];

const INNER_DOOR_M = 0.13;

/** Converts a form value to a plan with empty lists for missing ones. */
export function planFrom(value: unknown): PlanFacts | null {
  if (typeof value !== 'object' || value === null) return null;
  const empty = { rooms: [], walls: [], windows: [], doors: [], dimensionsX: [], dimensionsY: [] };
  return { ...empty, title: '', width: 0, height: 0, ...value };
}

/** Adds the defaults that the drawing needs. */
export function withDrawingDefaults(facts: PlanFacts): Plan {
  return {
    ...facts,
    rooms: facts.rooms.map((room) => ({ ...room, wet: room.wet ?? false })),
    doors: facts.doors.map((door) => ({ ...door, thicknessM: door.thicknessM ?? INNER_DOOR_M })),
    furniture: (facts.furniture ?? []).map((piece) => ({ ...piece, rotate: piece.rotate ?? 0 })),
  };
}

export const FIRST_PLAN: PlanFacts = {
  title: 'План квартиры',
  width: 6,
  height: 4,
  rooms: [{ name: 'Комната', x: 0, y: 0, width: 6, height: 4, areaM2: 24 }],
  walls: [],
  windows: [],
  doors: [],
  dimensionsX: [0, 6],
  dimensionsY: [0, 4],
};

/** Rounds metres to centimetres. */
export function metres(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

/** Returns the area in square metres with one decimal. */
export function areaOf({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.round(width * height * 10) / 10;
}
