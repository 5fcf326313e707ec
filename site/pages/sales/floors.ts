/** Wishes about the floor that are no number, as the address has them. */
export const FLOORS = { notFirst: 'ne-pervyy', notLast: 'ne-posledniy', inside: 'v-seredine' } as const;

type Storey = { readonly floor: number; readonly floorsTotal: number };

/** A wish is one of `FLOORS`, the lowest floor that will do, or nothing. */
export function floorFits({ floor, floorsTotal }: Storey, wish: string): boolean {
  switch (wish) {
    case '':
      return true;
    case FLOORS.notFirst:
      return floor > 1;
    case FLOORS.notLast:
      return floor < floorsTotal;
    case FLOORS.inside:
      return floor > 1 && floor < floorsTotal;
    default:
      return floor >= Number(wish);
  }
}
