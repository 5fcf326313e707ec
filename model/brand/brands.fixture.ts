import fc from 'fast-check';
import { contrastProblems } from './brand-colours.ts';
import { fromOklab } from './oklab.ts';

const near = (from: number, to: number) =>
  fc
    .tuple(
      fc.double({ min: from, max: to, noNaN: true }),
      fc.double({ min: -0.15, max: 0.15, noNaN: true }),
      fc.double({ min: -0.15, max: 0.15, noNaN: true }),
    )
    .map(([lightness, a, b]) => fromOklab({ lightness, a, b }));

/** Brand colours that pass the contrast check of `content/brand.yaml`. */
export const brands = fc
  .record({
    text: near(0, 0.4),
    page: near(0.85, 1),
    action: near(0.2, 0.7),
    accent: near(0.6, 1),
    calm: near(0.3, 0.7),
  })
  .filter((colours) => contrastProblems(colours).size === 0);
