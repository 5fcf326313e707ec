import { type BrandColours, brandTokens } from '../brand/brand-colours.ts';
import type { PackageLevel } from './package-levels.ts';
import type { Paint } from './picture-parts.ts';
import {
  bucket,
  bulb,
  conduits,
  door,
  facade,
  floor,
  HEIGHT,
  ladder,
  pendants,
  plant,
  roller,
  sofa,
  stripes,
  WIDTH,
  wall,
  windowOn,
} from './picture-parts.ts';

export type PictureName = PackageLevel | 'home' | 'prices' | 'company' | 'work';

/** Neutral drawings in the company's colours, used until there are photographs. */
const SCENES: Readonly<Record<PictureName, (paint: Paint) => string[]>> = {
  home: (paint) => [
    ...room(paint),
    windowOn(paint, 1020, 230, 460, 400),
    pendants(paint, 520),
    sofa(paint, 360),
    plant(paint, 160),
  ],
  prices: (paint) => [...room(paint), door(paint, 220), windowOn(paint, 640, 190, 460, 440), ladder(paint, 1240)],
  rough: (paint) => [
    wall(paint),
    conduits(paint),
    bulb(paint, 800),
    floor(paint, 'screed'),
    bucket(paint, 600),
    ladder(paint, 1000),
  ],
  basic: (paint) => [...room(paint, 'stripes'), windowOn(paint, 480, 180, 380, 420), roller(paint, 940)],
  turnkey: (paint) => [...room(paint), door(paint, 480), pendants(paint, 900), plant(paint, 960)],
  design: (paint) => [...room(paint, 'stripes'), pendants(paint, 620), sofa(paint, 420), plant(paint, 1080)],
  company: (paint) => [facade(paint)],
  work: (paint) => [wall(paint), floor(paint, 'screed'), ladder(paint, 500), bucket(paint, 760), roller(paint, 960)],
};

function room(paint: Paint, look: 'plain' | 'stripes' = 'plain'): string[] {
  return [wall(paint), ...(look === 'stripes' ? [stripes(paint)] : []), floor(paint, 'boards')];
}

/** Photo field for a drawing; it tells nothing, so screen readers skip it. */
export function drawn(name: PictureName) {
  return { file: fileOf(name), isDecoration: true, focus: '50% 70%' };
}

/** SVG of each drawing by the name of the picture file to make from it. */
export function pictures(colours: BrandColours): ReadonlyMap<string, string> {
  const tokens = brandTokens(colours);
  const paint: Paint = {
    wall: tokens['--surface-calm'],
    shade: tokens['--color-hairline'],
    light: tokens['--surface-page'],
    line: tokens['--color-chart'],
    dark: tokens['--color-text'],
    action: tokens['--color-action'],
    accent: tokens['--color-accent'],
  };
  return new Map(Object.entries(SCENES).map(([name, scene]) => [fileOf(name), svg(scene(paint))]));
}

/** Square mark with the outline of a room, for browser tabs. */
export function favicon({ action }: Pick<BrandColours, 'action'>): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34" fill="none">',
    `<rect width="34" height="34" rx="7" fill="${action}"/>`,
    '<path d="M13 26H8V8h18v18h-6M8 17h7M20 26a7 7 0 0 0-7-7v7" stroke="#fff" stroke-width="2.4"/>',
    '</svg>\n',
  ].join('\n');
}

function fileOf(name: string): string {
  return `risunok-${name}.png`;
}

function svg(parts: readonly string[]): string {
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none">${parts.join('')}</svg>`;
}
