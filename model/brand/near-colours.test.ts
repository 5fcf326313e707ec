import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastProblems } from './brand-colours.ts';
import { brandColours, nearestShade } from './near-colours.ts';
import { toOklab } from './oklab.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('any two colours are completed to colours that pass, after each failing one gets its nearest shade', () => {
  fc.assert(
    fc.property(colour, colour, (action, accent) => {
      let chosen = { action, accent };
      for (const name of ['action', 'accent'] as const) {
        const isRefused = contrastProblems(brandColours(chosen)).has(name);
        if (isRefused) chosen = { ...chosen, [name]: nearestShade(chosen, name) };
      }
      return contrastProblems(brandColours(chosen)).size === 0;
    }),
  );
});

test('the nearest shade keeps the hue and darkens a pale button', () => {
  const [pale, shade] = ['#f0a000', nearestShade({ action: '#f0a000', accent: '#ffd060' }, 'action')].map(toOklab);
  expect(shade?.lightness).toBeLessThan(pale?.lightness ?? 0);
  expect(Math.atan2(shade?.b ?? 0, shade?.a ?? 0)).toBeCloseTo(Math.atan2(pale?.b ?? 0, pale?.a ?? 0), 0);
});
