import type { Flat } from '../../../model/kinds/flat.ts';

export const SALE_BASIS: Record<Flat['saleBasis'], string> = {
  ownership: 'от собственника',
  assignment: 'по уступке прав',
  shared: 'по договору долевого участия',
};
