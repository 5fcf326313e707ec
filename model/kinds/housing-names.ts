import { slugify } from '../format/slugify.ts';
import type { Housing } from './housing.ts';

/** How a kind of house is called in the address and on pages. */
export type HousingName = { readonly value: string; readonly label: string };

/** Old houses are called otherwise in every city. */
export function housingNames(oldHouse: string): Record<Housing, HousingName> {
  return {
    new: { value: 'novostroyka', label: 'Новостройка' },
    resale: { value: 'vtorichka', label: 'Вторичное жильё' },
    prewar: { value: slugify(oldHouse), label: oldHouse },
  };
}
