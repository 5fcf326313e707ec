import type { z } from 'zod';
import type { Plan, plan } from '../../../model/kinds/plan.ts';

/** A plan as it stands in the file: without what its schema adds. */
export type PlanFacts = z.input<ReturnType<typeof plan>>;

export type RoomFacts = PlanFacts['rooms'][number];
export type PieceFacts = NonNullable<PlanFacts['furniture']>[number];
export type DoorFacts = PlanFacts['doors'][number];
export type WindowFacts = PlanFacts['windows'][number];
export type WallFacts = PlanFacts['walls'][number];

const INNER_DOOR_M = 0.13;

/** The value of the form as a plan; a list that is not there yet is an empty one. */
export function planFrom(value: unknown): PlanFacts | null {
  if (typeof value !== 'object' || value === null) return null;
  const empty = { rooms: [], walls: [], windows: [], doors: [], dimensionsX: [], dimensionsY: [] };
  return { ...empty, title: '', width: 0, height: 0, ...value };
}

/** With all that the drawing asks for. */
export function drawn(facts: PlanFacts): Plan {
  return {
    ...facts,
    rooms: facts.rooms.map((room) => ({ ...room, wet: room.wet ?? false })),
    doors: facts.doors.map((door) => ({ ...door, thicknessM: door.thicknessM ?? INNER_DOOR_M })),
    furniture: (facts.furniture ?? []).map((piece) => ({ ...piece, rotate: piece.rotate ?? 0 })),
  };
}

/** What a new plan begins with. */
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

/** Metres to the centimetre, without the dust of binary fractions. */
export function metres(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

/** Square metres as plans tell them. */
export function areaOf({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.round(width * height * 10) / 10;
}
