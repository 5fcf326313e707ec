/** Query values of the non-numeric floor filters. */
export const FLOORS = { notFirst: 'ne-pervyy', notLast: 'ne-posledniy', inside: 'v-seredine' } as const;

type Storey = { readonly floor: number; readonly floorsTotal: number };

/** `wish` is a value of `FLOORS`, a lowest acceptable floor, or an empty string. */
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
