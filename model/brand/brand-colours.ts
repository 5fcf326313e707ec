import { formatNumber } from '../format/area.ts';
import type { Oklab } from './oklab.ts';
import { contrast, fromOklab, toOklab } from './oklab.ts';

/** The colours that a company chooses, `#rrggbb`. All others follow from them, or belong to no company. */
export type BrandColours = Readonly<Record<'text' | 'page' | 'action' | 'accent' | 'calm', string>>;

/** Where nobody has chosen: greys. */
export const NEUTRAL_COLOURS: BrandColours = {
  text: '#222222',
  page: '#f5f5f5',
  action: '#444444',
  accent: '#b5b5b5',
  calm: '#777777',
};

const WHITE = '#ffffff';
const BLACK = '#000000';
/** A grey between a dark and a light colour has more of their tint than they have, up to a limit. */
const TINT = 1.8;
const MOST_TINT = 0.03;

/** The roles of `tokens.css` that follow from a company's colours. */
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

/** `part` of the way to the other colour. */
function between(one: string, other: string, part: number): Oklab {
  const [from, to] = [toOklab(one), toOklab(other)];
  const at = (key: keyof Oklab) => from[key] + (to[key] - from[key]) * part;
  return { lightness: at('lightness'), a: at('a'), b: at('b') };
}

function mix(one: string, other: string, part: number): string {
  return fromOklab(between(one, other, part));
}

function greyBetween(dark: string, light: string, part: number): string {
  const { lightness, a, b } = between(dark, light, part);
  const tint = Math.min(TINT, MOST_TINT / Math.max(Math.hypot(a, b), Number.EPSILON));
  return fromOklab({ lightness, a: a * tint, b: b * tint });
}

/** The same hue at another lightness, with `tint` of its strength. */
function tone(colour: string, lightness: number, tint: number): string {
  const { a, b } = toOklab(colour);
  return fromOklab({ lightness, a: a * tint, b: b * tint });
}

type Tokens = ReturnType<typeof brandTokens>;
/** Whose fault it is, what stands on what, by how much they must differ, what is wrong otherwise. */
type Pair = readonly [
  colour: keyof BrandColours,
  front: keyof Tokens | typeof WHITE,
  back: keyof Tokens | typeof WHITE,
  atLeast: 3 | 4.5,
  what: string,
  remedy: 'темнее' | 'светлее',
];

/** What must be told apart: texts by 4.5, controls and figures by 3. The worst of each kind stands for the others. */
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

/** What cannot be read in these colours, and what to do; one sentence for a colour. */
export function contrastProblems(colours: BrandColours): ReadonlyMap<keyof BrandColours, string> {
  const tokens = brandTokens(colours);
  const colourOf = (name: Pair[1]) => (name === WHITE ? WHITE : tokens[name]);
  const problems = new Map<keyof BrandColours, string>();
  for (const [colour, front, back, atLeast, what, remedy] of PAIRS) {
    // Whatever stands on these two cannot be judged before they are right.
    if (problems.has('text') || problems.has('page')) break;
    const found = contrast(colourOf(front), colourOf(back));
    if (found >= atLeast || problems.has(colour)) continue;
    const figures = `контраст ${formatNumber(Math.floor(found * 10) / 10)}, а нужен не меньше ${formatNumber(atLeast)}`;
    problems.set(colour, `${what}: ${figures}. Возьмите цвет ${remedy}.`);
  }
  return problems;
}

/** The roles as a rule for the document's root. */
export function brandRule(colours: BrandColours): string {
  return `:root{${Object.entries(brandTokens(colours))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
}
