import type { Flat } from '../../../model/kinds/flat.ts';
import type { FlatCardView } from './flat-card-data.ts';

type Fact =
  | 'title'
  | 'areaM2'
  | 'livingAreaM2'
  | 'kitchenAreaM2'
  | 'floor'
  | 'floorsTotal'
  | 'ceilingM'
  | 'house'
  | 'windows'
  | 'bathroom'
  | 'keysOn'
  | 'city'
  | 'district'
  | 'address'
  | 'complex'
  | 'saleBasis';

export type ComparedFlat = Pick<Flat, Fact> & {
  readonly slug: string;
  readonly statusText: string;
  readonly isReady: boolean;
  /** `null` for a sold flat: its price is not published. */
  readonly price: FlatCardView['price'];
  readonly package: { readonly title: string; readonly to: string } | null;
};
