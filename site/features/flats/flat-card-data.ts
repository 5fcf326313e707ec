import type { Content, WithSlug } from '../../../model/content.ts';
import type { Flat } from '../../../model/kinds/flat.ts';
import type { FlatStatus } from './flat-words.ts';
import { keysText, statusText } from './flat-words.ts';

/** A flat as cards and rows of a list show it. */
export type FlatCardView = Pick<Flat, 'title' | 'rooms' | 'areaM2' | 'floor' | 'floorsTotal' | 'plan'> & {
  readonly slug: string;
  readonly status: FlatStatus;
  readonly statusText: string;
  /** «Калининград, ул. Согласия, дом сдан». */
  readonly place: string;
  /** Nobody is told what a sold flat has cost. */
  readonly price: { readonly rub: number; readonly rubPerM2: number } | null;
};

export function toFlatCard({ today }: Pick<Content, 'today'>, flat: WithSlug<Flat>): FlatCardView {
  const { slug, title, rooms, status, areaM2, floor, floorsTotal, city, address, plan } = flat;
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
    plan,
  };
}

export function priceOf({ status, priceRub, areaM2 }: Pick<Flat, 'status' | 'priceRub' | 'areaM2'>): FlatCardView['price'] {
  return status === 'sold' ? null : { rub: priceRub, rubPerM2: Math.round(priceRub / areaM2) };
}
