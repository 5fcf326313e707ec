import { type BrandColours, contrastProblems } from './brand-colours.ts';
import { fromOklab, toOklab } from './oklab.ts';

type Chosen = Pick<BrandColours, 'action' | 'accent'>;

const STEP = 0.01;
const STEPS = 100;

/** Completes the two colours that a company chooses: text, page and charts are shades of the action colour. */
export function brandColours({ action, accent }: Chosen): BrandColours {
  const shade = (lightness: number, maxTint: number) => {
    const { a, b } = toOklab(action);
    const part = Math.min(1, maxTint / Math.max(Math.hypot(a, b), Number.EPSILON));
    return fromOklab({ lightness, a: a * part, b: b * part });
  };
  return { text: shade(0.25, 0.02), page: shade(0.968, 0.004), action, accent, calm: shade(0.54, 0.035) };
}

/** Returns the nearest shade of the colour, lighter or darker, that passes the contrast check. */
export function nearestShade(chosen: Chosen, name: keyof Chosen): string {
  const { lightness, a, b } = toOklab(chosen[name]);
  for (let step = 1; step <= STEPS; step += 1) {
    for (const to of [lightness - step * STEP, lightness + step * STEP]) {
      if (to < 0 || to > 1) continue;
      const shade = fromOklab({ lightness: to, a, b });
      if (!contrastProblems(brandColours({ ...chosen, [name]: shade })).has(name)) return shade;
    }
  }
  throw new Error(`No shade of ${chosen[name]} passes the contrast check`);
}
