import type { Content } from '../../model/content.ts';
import type { Brand } from '../../model/kinds/brand.ts';
import type { DrawingView } from './drawing.ts';
import { toDrawingView } from './drawing.ts';

export type MapView = Omit<NonNullable<Brand['map']>, 'drawing'> & { readonly drawing: DrawingView };

export function mapView(content: Content): { readonly map?: MapView } {
  const { map } = content.brand;
  return map ? { map: { ...map, drawing: toDrawingView(content, map.drawing) } } : {};
}
