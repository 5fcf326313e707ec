import type { Content, WithSlug } from '../../../model/content.ts';
import type { Flat } from '../../../model/kinds/flat.ts';
import { type DrawingView, toDrawingView } from '../../pictures/drawing.ts';
import { type PhotoView, toPhotoView } from '../../pictures/photo.ts';
import { type PlanSketchView, toPlanSketch } from '../../ui/plan-sketch/plan-sketch-data.ts';
import type { FlatStatus } from './flat-words.ts';
import { keysText, statusText } from './flat-words.ts';

export type FlatCardView = Pick<Flat, 'title' | 'rooms' | 'areaM2' | 'floor' | 'floorsTotal'> & {
  readonly slug: string;
  readonly status: FlatStatus;
  readonly statusText: string;
  readonly place: string;
  /** `null` for a sold flat: its price is not published. */
  readonly price: { readonly rub: number; readonly rubPerM2: number } | null;
  readonly plan: PlanThumbView;
  readonly photo: PhotoView | null;
};

/** Exactly one is set: a sketch drawn from coordinates, a photo or a vector drawing. */
export type PlanThumbView = {
  readonly sketch?: PlanSketchView;
  readonly picture?: PhotoView;
  readonly drawing?: DrawingView;
};

type CardContent = Pick<Content, 'today' | 'photos' | 'drawings'>;

export function toFlatCard(content: CardContent, flat: WithSlug<Flat>): FlatCardView {
  const { today } = content;
  const { slug, title, rooms, status, areaM2, floor, floorsTotal, city, address } = flat;
  const [photo] = flat.photos;
  return {
    slug,
    title,
    rooms,
    status,
    statusText: statusText(flat, today),
    areaM2,
    floor,
    floorsTotal,
    place: [city, address, ...(status === 'sold' ? [] : [keysText(flat, today)])].join(', '),
    price: priceOf(flat),
    plan: planThumb(content, flat),
    photo: photo ? toPhotoView(content, photo) : null,
  };
}

export function priceOf({
  status,
  priceRub,
  areaM2,
}: Pick<Flat, 'status' | 'priceRub' | 'areaM2'>): FlatCardView['price'] {
  return status === 'sold' ? null : { rub: priceRub, rubPerM2: Math.round(priceRub / areaM2) };
}

function planThumb(content: CardContent, { plan, planPicture, planDrawing }: Flat): PlanThumbView {
  return {
    ...(plan ? { sketch: toPlanSketch(plan) } : {}),
    ...(planPicture ? { picture: toPhotoView(content, planPicture) } : {}),
    ...(planDrawing ? { drawing: toDrawingView(content, planDrawing) } : {}),
  };
}
