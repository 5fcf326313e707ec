import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NEUTRAL_COLOURS } from '../../../model/brand/brand-colours.ts';
import { brands } from '../../../model/brand/brands.fixture.ts';
import { contrast } from '../../../model/brand/oklab.ts';
import type { Scheme } from './palette.ts';
import { darkScheme, lightScheme, ROLES } from './palette.ts';

const WHITE = '#ffffff';
const schemesOf = (colours: typeof NEUTRAL_COLOURS) => [lightScheme(colours), darkScheme(colours)];

/** Foreground, background, minimum contrast. */
function pairsOf({ ground, raised, field, hover, text, dimmed, edge, chart, roles }: Scheme) {
  const surfaces = [ground, raised, field, hover];
  return [
    ...surfaces.flatMap((surface) => [
      [text, surface, 7],
      [dimmed, surface, 4.5],
      [edge, surface, 3],
      [chart, surface, 3],
      ...ROLES.map((role) => [roles[role].text, surface, 4.5]),
    ]),
    ...ROLES.flatMap((role) => {
      const { filled, filledHover, light, lightHover, text: own } = roles[role];
      return [
        [WHITE, filled, 4.5],
        [WHITE, filledHover, 4.5],
        [filled, ground, 3],
        [filled, raised, 3],
        [own, light, 4.5],
        [own, lightHover, 4.5],
        [text, light, 4.5],
      ];
    }),
  ] as const;
}

test('text, controls and buttons of both schemes are readable in the colours of any company', () => {
  fc.assert(
    fc.property(fc.oneof(brands, fc.constant(NEUTRAL_COLOURS)), (colours) => {
      for (const scheme of schemesOf(colours)) {
        for (const [front, back, atLeast] of pairsOf(scheme))
          expect(contrast(String(front), String(back)), `${front} on ${back}`).toBeGreaterThanOrEqual(Number(atLeast));
      }
    }),
  );
});

test('the colour of an accepted action stays the company’s own on light surfaces', () => {
  fc.assert(
    fc.property(brands, (colours) => {
      const { filled } = lightScheme(colours).roles.action;
      expect(contrast(filled, colours.action)).toBeLessThan(1.25);
    }),
  );
});
