import type { Content } from '../../../model/content.ts';
import { formatArea } from '../../../model/format/area.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted, FLATS } from '../../../model/format/plural.ts';
import type { Brand } from '../../../model/kinds/brand.ts';
import { type DrawingView, toDrawingView } from '../../pictures/drawing.ts';

type RegionMap = NonNullable<Brand['regionMap']>;
type MappedFlat = { readonly slug: string; readonly text: string; readonly price: string };

/** Flats of one town, and of towns whose markers would overlap. */
export type FlatPlace = {
  /** Fractions of the drawing's width and height, 0..1. */
  readonly x: number;
  readonly y: number;
  readonly title: string;
  /** Marker text, for example «от 6,4 млн ₽». */
  readonly label: string;
  readonly flats: readonly MappedFlat[];
  readonly more: string | null;
};

export type FlatMapData = {
  readonly drawing: DrawingView;
  readonly alt: string;
  readonly names: readonly {
    readonly text: string;
    readonly isWater: boolean;
    readonly x: number;
    readonly y: number;
  }[];
  readonly places: readonly FlatPlace[];
};

/** Grouping distance as a fraction of the map: a marker is about 30 px wide on the smallest map. */
const NEAR_X = 0.08;
const NEAR_Y = 0.09;
/** Maximum number of flats named per place; the list above contains all of them. */
const MAX_NAMED = 4;

type Point = { readonly flat: Content['flats'][number]; readonly x: number; readonly y: number };

/** Returns `null` without a map drawing or without flats inside it. */
export function flatMap(content: Content, flats: Content['flats']): FlatMapData | null {
  const map = content.brand.regionMap;
  if (!map) return null;
  const groups: Point[][] = [];
  for (const point of pointsOn(map, flats)) {
    const near = groups.find(([first]) => first && (first.flat.city === point.flat.city || isNear(first, point)));
    if (near) near.push(point);
    else groups.push([point]);
  }
  if (groups.length === 0) return null;
  const drawing = toDrawingView(content, map.drawing);
  return {
    drawing,
    alt: map.alt,
    names: map.names.map(({ text, kind, x, y }) => ({
      ...{ text, isWater: kind === 'river', x: x / drawing.width, y: y / drawing.height },
    })),
    places: groups.map(toPlace),
  };
}

/** Flats without coordinates or outside the drawing appear only in the list. */
function pointsOn({ north, south, west, east }: RegionMap, flats: Content['flats']): Point[] {
  return flats.flatMap((flat) => {
    const { latitude, longitude } = flat;
    if (latitude === undefined || longitude === undefined) return [];
    const x = (longitude - west) / (east - west);
    const y = (north - latitude) / (north - south);
    return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? [{ flat, x, y }] : [];
  });
}

function isNear(one: Point, other: Point): boolean {
  return Math.abs(one.x - other.x) < NEAR_X && Math.abs(one.y - other.y) < NEAR_Y;
}

function toPlace(points: readonly Point[]): FlatPlace {
  const flats = points.map(({ flat }) => flat).sort((a, b) => a.priceRub - b.priceRub);
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const from = Math.min(...flats.map(({ priceRub }) => priceRub));
  const more = flats.length - MAX_NAMED;
  return {
    x: mean(({ x }) => x),
    y: mean(({ y }) => y),
    title: [...new Set(flats.map(({ city }) => city))].join(', '),
    label: `${flats.length > 1 ? 'от\u00a0' : ''}${millions(from)}`,
    flats: flats.slice(0, MAX_NAMED).map(({ slug, title, address, areaM2, priceRub }) => ({
      slug,
      text: `${title.includes('м²') ? title : `${title}, ${formatArea(areaM2)}`}, ${address}`,
      price: formatRub(priceRub),
    })),
    more: more > 0 ? `и ещё ${counted(more, FLATS)}` : null,
  };
}

function millions(priceRub: number): string {
  return `${(Math.round(priceRub / 10_000) / 100).toString().replace('.', ',')}\u00a0млн\u00a0₽`;
}
