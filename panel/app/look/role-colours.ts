import { mix, tone } from '../../../model/brand/brand-colours.ts';
import { contrast, toOklab } from '../../../model/brand/oklab.ts';

/** Colours of one role, such as actions or errors, in one scheme. */
export type RoleColours = {
  /** Background of buttons with white text. */
  readonly filled: string;
  readonly filledHover: string;
  /** Pale background of badges and notices. */
  readonly light: string;
  readonly lightHover: string;
  /** Text and outlines, on the pale background and on every surface. */
  readonly text: string;
};

export type Surfaces = { readonly ground: string; readonly raised: string };

const TEXT_CONTRAST = 4.5;
export const EDGE_CONTRAST = 3;
const WHITE = '#ffffff';
const BLACK = '#000000';
const STEP = 0.005;

export function lightRole(colour: string, { ground, raised }: Surfaces): RoleColours {
  const filled = readable(colour, [WHITE, ground, raised], 'darker');
  const lightHover = tone(colour, 0.91, 0.4);
  return {
    filled,
    filledHover: mix(filled, BLACK, 0.14),
    light: tone(colour, 0.945, 0.24),
    lightHover,
    text: readable(colour, [lightHover, ground, raised], 'darker'),
  };
}

export function darkRole(colour: string, { ground, raised }: Surfaces): RoleColours {
  // The deepest shade that stands out from the surfaces; it carries white text on any of them.
  const filled = readable(tone(colour, 0.3, 1), [ground, raised], 'lighter', EDGE_CONTRAST);
  const lightHover = tone(colour, 0.38, 0.5);
  return {
    filled,
    filledHover: mix(filled, BLACK, 0.14),
    light: tone(colour, 0.33, 0.4),
    lightHover,
    text: readable(colour, [lightHover, ground, raised], 'lighter'),
  };
}

/** Returns the nearest darker or lighter shade with enough contrast on each of the surfaces. */
export function readable(
  colour: string,
  surfaces: readonly string[],
  way: 'darker' | 'lighter',
  atLeast = TEXT_CONTRAST,
): string {
  const isReadable = (shade: string) => surfaces.every((surface) => contrast(shade, surface) >= atLeast);
  const step = way === 'darker' ? -STEP : STEP;
  let { lightness } = toOklab(colour);
  for (let shade = colour; ; shade = tone(colour, lightness, 1)) {
    if (isReadable(shade)) return shade;
    lightness += step;
    if (lightness < 0 || lightness > 1) return way === 'darker' ? BLACK : WHITE;
  }
}
