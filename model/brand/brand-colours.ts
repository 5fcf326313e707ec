import { formatNumber } from '../format/area.ts';
import type { Oklab } from './oklab.ts';
import { contrast, fromOklab, toOklab } from './oklab.ts';

export type BrandColours = Readonly<Record<'text' | 'page' | 'action' | 'accent' | 'calm', string>>;

export const NEUTRAL_COLOURS: BrandColours = {
  text: '#222222',
  page: '#f5f5f5',
  action: '#444444',
  accent: '#b5b5b5',
  calm: '#777777',
};

const WHITE = '#ffffff';
const BLACK = '#000000';
/** Increases the tint of greys between a dark and a light colour, up to `MAX_TINT`. */
const TINT = 1.8;
const MAX_TINT = 0.03;

export function brandTokens({ text, page, action, accent, calm }: BrandColours) {
  const grey = (part: number) => greyBetween(text, page, part);
  const night = mix(text, BLACK, 0.05);
  return {
    '--color-text': text,
    '--color-text-secondary': grey(0.24),
    '--color-text-muted': grey(0.36),
    '--color-inverse-muted': grey(0.84),
    '--color-hairline': grey(0.88),
    '--color-border': grey(0.51),
    '--color-rule': text,
    '--color-action': action,
    '--color-action-hover': mix(action, BLACK, 0.12),
    '--color-action-pressed': mix(action, BLACK, 0.25),
    '--color-accent': accent,
    '--color-accent-text': tone(accent, 0.47, 0.71),
    '--color-chart': calm,
    '--color-backdrop': `${night}9e`,
    '--color-night-text': mix(text, page, 0.98),
    '--color-night-muted': grey(0.74),
    '--color-night-hairline': grey(0.19),
    '--surface-page': page,
    '--surface-sunken': grey(0.96),
    '--surface-disabled': grey(0.91),
    '--surface-inverse': text,
    '--surface-chosen': text,
    '--surface-calm': tone(calm, 0.92, 0.29),
    '--surface-accent': tone(accent, 0.97, 0.24),
    '--surface-night': night,
    '--surface-night-raised': mix(text, page, 0.05),
  } as const;
}

/** Interpolates in Oklab; `part` is from 0 to 1. */
function between(one: string, other: string, part: number): Oklab {
  const [from, to] = [toOklab(one), toOklab(other)];
  const at = (key: keyof Oklab) => from[key] + (to[key] - from[key]) * part;
  return { lightness: at('lightness'), a: at('a'), b: at('b') };
}

export function mix(one: string, other: string, part: number): string {
  return fromOklab(between(one, other, part));
}

/** Returns a grey between a dark and a light colour; `part` is from 0 to 1. */
export function greyBetween(dark: string, light: string, part: number): string {
  const { lightness, a, b } = between(dark, light, part);
  const tint = Math.min(TINT, MAX_TINT / Math.max(Math.hypot(a, b), Number.EPSILON));
  return fromOklab({ lightness, a: a * tint, b: b * tint });
}

/** Returns the same hue at another lightness; `tint` scales the chroma. */
export function tone(colour: string, lightness: number, tint: number): string {
  const { a, b } = toOklab(colour);
  return fromOklab({ lightness, a: a * tint, b: b * tint });
}

type Tokens = ReturnType<typeof brandTokens>;
/** Brand colour to change, foreground, background, minimum contrast, problem, fix. */
type Pair = readonly [
  colour: keyof BrandColours,
  front: keyof Tokens | typeof WHITE,
  back: keyof Tokens | typeof WHITE,
  atLeast: 3 | 4.5,
  what: string,
  remedy: 'темнее' | 'светлее',
];

/** Required contrast: 4.5 for text, 3 for controls and charts. Each pair is the worst of its kind. */
const PAIRS: readonly Pair[] = [
  ['text', '--color-text-muted', WHITE, 4.5, 'Подписи этого цвета на белом не прочесть', 'темнее'],
  ['text', '--color-border', WHITE, 3, 'Рамки полей на белом не видны', 'темнее'],
  ['text', '--color-inverse-muted', '--surface-inverse', 4.5, 'Светлые слова на этом цвете не прочесть', 'темнее'],
  ['text', '--color-night-muted', '--surface-night-raised', 4.5, 'Слова в подвале не прочесть', 'темнее'],
  ['page', '--color-text-muted', '--surface-sunken', 4.5, 'Подписи на таком фоне не прочесть', 'светлее'],
  ['action', WHITE, '--color-action', 4.5, 'Белые слова на кнопке не прочесть', 'темнее'],
  ['action', '--color-action', '--surface-page', 4.5, 'Ссылки этого цвета на фоне страниц не прочесть', 'темнее'],
  ['accent', '--color-text', '--color-accent', 4.5, 'Тёмные слова на этом цвете не прочесть', 'светлее'],
  ['calm', '--color-chart', '--surface-sunken', 3, 'Графики этого цвета на фоне страниц не видны', 'темнее'],
];

export function contrastProblems(colours: BrandColours): ReadonlyMap<keyof BrandColours, string> {
  const tokens = brandTokens(colours);
  const colourOf = (name: Pair[1]) => (name === WHITE ? WHITE : tokens[name]);
  const problems = new Map<keyof BrandColours, string>();
  for (const [colour, front, back, atLeast, what, remedy] of PAIRS) {
    // Other colours depend on text and page, so they are checked only after these two are correct.
    if (problems.has('text') || problems.has('page')) break;
    const found = contrast(colourOf(front), colourOf(back));
    if (found >= atLeast || problems.has(colour)) continue;
    const figures = `контраст ${formatNumber(Math.floor(found * 10) / 10)}, а нужен не меньше ${formatNumber(atLeast)}`;
    problems.set(colour, `${what}: ${figures}. Возьмите цвет ${remedy}.`);
  }
  return problems;
}

export function brandRule(colours: BrandColours): string {
  return `:root{${Object.entries(brandTokens(colours))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
}
