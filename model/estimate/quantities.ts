/** What the quantity of an estimate line depends on, in the words of an editor. */
export const BASES = {
  floor: 'площадь пола',
  walls: 'стены: площадь и число комнат',
  rooms: 'число комнат',
  doors: 'число дверей',
  bathroom: 'санузел: растёт медленнее площади',
  days: 'срок',
  flat: 'квартира: не меняется',
} as const;
export type Basis = keyof typeof BASES;

export type FlatSize = { readonly areaM2: number; readonly rooms: number; readonly days: number };
/** Factor for the quantities of each basis, compared with the flat of the written estimate. */
export type Ratios = Readonly<Record<Basis, number>>;

type Quantity = { readonly quantity: number; readonly unit: string; readonly basis?: Basis | undefined };

/** Kitchen and bathroom have walls like rooms. */
const OTHER_SPACES = 2;
/** Units measured with a decimal; all others are counted in pieces. */
const MEASURED = /^(?:м|м²|м³|кг|л)$/;

export function ratiosOf(from: FlatSize, to: FlatSize): Ratios {
  return {
    floor: to.areaM2 / from.areaM2,
    // Walls of similar plans grow with the side of a room times the number of rooms.
    walls: Math.sqrt((to.areaM2 * (to.rooms + OTHER_SPACES)) / (from.areaM2 * (from.rooms + OTHER_SPACES))),
    rooms: to.rooms / from.rooms,
    doors: (to.rooms + 1) / (from.rooms + 1),
    bathroom: Math.sqrt(to.areaM2 / from.areaM2),
    days: to.days / from.days,
    flat: 1,
  };
}

/** A line without a basis follows the floor; a single piece stays single. */
export function basisOf({ basis, quantity }: Pick<Quantity, 'basis' | 'quantity'>): Basis {
  return basis ?? (quantity === 1 ? 'flat' : 'floor');
}

export function scaledQuantity(line: Quantity, ratios: Ratios): number {
  const ratio = ratios[basisOf(line)];
  if (ratio === 1) return line.quantity;
  const exact = line.quantity * ratio;
  return MEASURED.test(line.unit) ? Math.max(0.1, Math.round(exact * 10) / 10) : Math.max(1, Math.round(exact));
}

/** `upToM2` holds the largest area with one room, with two rooms and so on. */
export function roomsOf(upToM2: readonly number[], areaM2: number): number {
  return upToM2.filter((limit) => areaM2 > limit).length + 1;
}

/** Term of a package in days. */
export function termDays(
  { baseDays, daysPerM2 }: { readonly baseDays: number; readonly daysPerM2: number },
  areaM2: number,
): number {
  return Math.round(baseDays + areaM2 * daysPerM2);
}
