import { slugify } from '../format/slugify.ts';

/** Kinds of houses that works are done in, in an editor's words. */
export const HOUSING = { new: 'новостройка', resale: 'вторичное жильё', prewar: 'старый фонд' } as const;
export type Housing = keyof typeof HOUSING;

/** Name of a kind of house in addresses and on pages. */
export type HousingName = { readonly value: string; readonly label: string };

/** Every city has its own word for old houses. */
export function housingNames(oldHouse: string): Record<Housing, HousingName> {
  return {
    new: { value: 'novostroyka', label: 'Новостройка' },
    resale: { value: 'vtorichka', label: 'Вторичное жильё' },
    prewar: { value: slugify(oldHouse), label: oldHouse },
  };
}
