import { slugify } from '../format/slugify.ts';

export const HOUSING = { new: 'новостройка', resale: 'вторичное жильё', prewar: 'старый фонд' } as const;
export type Housing = keyof typeof HOUSING;

export type HousingName = { readonly value: string; readonly label: string };

/** The name for old houses differs by city. */
export function housingNames(oldHouse: string): Record<Housing, HousingName> {
  return {
    new: { value: 'novostroyka', label: 'Новостройка' },
    resale: { value: 'vtorichka', label: 'Вторичное жильё' },
    prewar: { value: slugify(oldHouse), label: oldHouse },
  };
}
