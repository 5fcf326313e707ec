import type { Content } from '../../model/content.ts';
import type { Brand } from '../../model/kinds/brand.ts';
import type { DrawingView } from './drawing.ts';
import { toDrawingView } from './drawing.ts';

/** The map of the city with the words over it. */
export type MapView = Omit<NonNullable<Brand['map']>, 'drawing'> & { readonly drawing: DrawingView };

/** Nothing where the company has no map. */
export function mapView(content: Content): { readonly map?: MapView } {
  const { map } = content.brand;
  return map ? { map: { ...map, drawing: toDrawingView(content, map.drawing) } } : {};
}
