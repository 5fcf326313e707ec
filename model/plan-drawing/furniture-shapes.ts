import type { Plan } from '../kinds/plan.ts';
import type { Box, Point } from './plan-units.ts';

export type Furniture = Plan['furniture'][number];

export type Shape =
  | ({ readonly type: 'box'; readonly round?: number } & Box)
  | ({ readonly type: 'ellipse'; readonly radiusX: number; readonly radiusY: number } & Point)
  | { readonly type: 'line'; readonly from: Point; readonly to: Point };

/** Returns the shapes of an unrotated piece; `rotate` is applied around its centre. */
export function furnitureShapes({ kind, x, y, width, height = width }: Furniture): Shape[] {
  return DRAWN[kind]({ x, y, width, height });
}

const DRAWN: Record<Furniture['kind'], (box: Box) => Shape[]> = {
  box: (place) => [box(place)],
  rug: (place) => [box(place)],
  wardrobe: (place) => [box(place), ...cross(place)],
  shower: (place) => [box(place), ...cross(place), circle(centre(place), 0.06)],
  bed: ({ x, y, width, height }) => [
    box({ x, y, width, height }, 0.06),
    box({ x: x + 0.12, y: y + 0.1, width: width / 2 - 0.2, height: 0.36 }, 0.08),
    box({ x: x + width / 2 + 0.08, y: y + 0.1, width: width / 2 - 0.2, height: 0.36 }, 0.08),
    line(x, y + 0.62, x + width, y + 0.62),
  ],
  'single-bed': ({ x, y, width, height }) => [
    box({ x, y, width, height }, 0.06),
    box({ x: x + 0.12, y: y + 0.1, width: width - 0.24, height: 0.32 }, 0.08),
    line(x, y + 0.55, x + width, y + 0.55),
  ],
  sofa: ({ x, y, width, height }) => [
    box({ x, y, width, height }, 0.08),
    box({ x: x + 0.18, y: y + 0.22, width: (width - 0.36) / 2, height: height - 0.22 }, 0.06),
    box({ x: x + width / 2, y: y + 0.22, width: (width - 0.36) / 2, height: height - 0.22 }, 0.06),
  ],
  table: ({ x, y, width, height }) => {
    const chairs = Math.max(1, Math.floor(width / 0.6));
    const places = Array.from({ length: chairs }, (_, index) => x + ((index + 0.5) * width) / chairs - 0.2);
    return [
      box({ x, y, width, height }, 0.04),
      ...places.flatMap((chairX) => [
        box({ x: chairX, y: y - 0.34, width: 0.4, height: 0.28 }, 0.08),
        box({ x: chairX, y: y + height + 0.06, width: 0.4, height: 0.28 }, 0.08),
      ]),
    ];
  },
  'round-table': ({ x, y, width: radius }) => {
    const away = radius + 0.26;
    const chairs = [
      { x: x + away, y },
      { x, y: y + away },
      { x: x - away, y },
      { x, y: y - away },
    ];
    return [circle({ x, y }, radius), ...chairs.map((chair) => circle(chair, 0.2))];
  },
  desk: ({ x, y, width, height }) => [
    box({ x, y, width, height }),
    box({ x: x + width / 2 - 0.22, y: y + height + 0.06, width: 0.44, height: 0.36 }, 0.1),
  ],
  kitchen: ({ x, y, width, height }) => {
    const units = Math.max(2, Math.round(width / 0.6));
    const unit = width / units;
    const joints = Array.from({ length: units - 1 }, (_, index) => x + (index + 1) * unit);
    const rings = [1.3, 1.7].flatMap((across) =>
      [0.35, 0.7].map((down) => circle({ x: x + unit * across, y: y + height * down }, 0.09)),
    );
    return [
      box({ x, y, width, height }),
      ...joints.map((joint) => line(joint, y, joint, y + height)),
      ...rings,
      box({ x: x + unit * (units - 1) - 0.02, y: y + 0.13, width: unit * 0.8, height: height - 0.26 }, 0.05),
    ];
  },
  bath: ({ x, y, width, height }) => [
    box({ x, y, width, height }),
    box({ x: x + 0.08, y: y + 0.08, width: width - 0.16, height: height - 0.16 }, 0.25),
    circle({ x: x + 0.3, y: y + height / 2 }, 0.04),
  ],
  toilet: ({ x, y, width }) => [
    box({ x, y, width, height: 0.18 }),
    ellipse({ x: x + width / 2, y: y + 0.42 }, width / 2 - 0.03, 0.26),
  ],
  sink: (place) => [box(place, 0.04), ellipse(centre(place), place.width * 0.32, place.height * 0.3)],
  washer: (place) => [box(place), circle(centre(place), Math.min(place.width, place.height) * 0.34)],
};

function box(place: Box, round?: number): Shape {
  return { type: 'box', ...place, ...(round === undefined ? {} : { round }) };
}

function line(fromX: number, fromY: number, toX: number, toY: number): Shape {
  return { type: 'line', from: { x: fromX, y: fromY }, to: { x: toX, y: toY } };
}

function ellipse(middle: Point, radiusX: number, radiusY: number): Shape {
  return { type: 'ellipse', ...middle, radiusX: Math.max(0, radiusX), radiusY: Math.max(0, radiusY) };
}

function circle(middle: Point, radius: number): Shape {
  return ellipse(middle, radius, radius);
}

function cross({ x, y, width, height }: Box): Shape[] {
  return [line(x, y, x + width, y + height), line(x + width, y, x, y + height)];
}

function centre({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
