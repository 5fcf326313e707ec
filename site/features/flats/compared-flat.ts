import type { Flat } from '../../../model/kinds/flat.ts';
import type { DrawingView } from '../../pictures/drawing.ts';
import type { PhotoView } from '../../pictures/photo.ts';
import type { FlatCardView } from './flat-card-data.ts';
import type { PaymentView } from './payment-words.ts';

/** Facts of a flat that its page and the comparison publish unchanged. */
export const FLAT_FACTS = [
  'title',
  'areaM2',
  'livingAreaM2',
  'kitchenAreaM2',
  'floor',
  'floorsTotal',
  'ceilingM',
  'house',
  'windows',
  'bathroom',
  'keysOn',
  'city',
  'district',
  'address',
  'complex',
  'saleBasis',
  'plan',
] as const satisfies readonly (keyof Flat)[];

export type ComparedFlat = Pick<Flat, (typeof FLAT_FACTS)[number]> & {
  readonly slug: string;
  readonly statusText: string;
  readonly isReady: boolean;
  /** `null` for a sold flat: its price is not published. */
  readonly price: (NonNullable<FlatCardView['price']> & { readonly payment: PaymentView }) | null;
  /** Request of a visitor: `label` for buttons, `short` where space is scarce. */
  readonly ask: { readonly label: string; readonly short: string };
  readonly photos: readonly PhotoView[];
  /** Replaces the sketch drawn from coordinates. */
  readonly planPicture: readonly PhotoView[];
  readonly planDrawing?: DrawingView;
  readonly package: { readonly title: string; readonly to: string } | null;
};
