import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BrandColours } from './brand-colours.ts';
import { brandRule, brandTokens, contrastProblems, NEUTRAL_COLOURS } from './brand-colours.ts';
import { brands } from './brands.fixture.ts';
import { contrast, fromOklab, toOklab } from './oklab.ts';

const DEMO: BrandColours = { text: '#1d2320', page: '#f3f5f2', action: '#923a28', accent: '#e2a33b', calm: '#5e7d68' };
const problem = (changes: Partial<BrandColours>) => [...contrastProblems({ ...DEMO, ...changes })];
const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('a colour survives the conversion to Oklab and back', () => {
  fc.assert(fc.property(colour, (hex) => fromOklab(toOklab(hex)) === hex));
});

test('contrast matches the WCAG formula', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

test('the colour tokens of the original design are derived from five brand colours', () => {
  expect(brandTokens(DEMO)).toMatchObject({
    '--color-text': '#1d2320',
    '--color-text-muted': '#5f6862',
    '--color-action-hover': '#7a2f20',
    '--surface-night': '#1a201d',
    '--surface-calm': '#dee7e0',
  });
  expect(brandRule(DEMO)).toMatch(/^:root\{--color-text:#1d2320;.*--color-backdrop:#1a201d9e;.*\}$/);
});

test('the demo colours and the neutral colours pass the contrast check', () => {
  expect(problem({})).toEqual([]);
  expect([...contrastProblems(NEUTRAL_COLOURS)]).toEqual([]);
});

test.each<[Partial<BrandColours>, string]>([
  [
    { text: '#777777' },
    'Подписи этого цвета на белом не прочесть: контраст 2,5, а нужен не меньше 4,5. Возьмите цвет темнее.',
  ],
  [{ page: '#c0c0c0' }, 'Возьмите цвет светлее.'],
  [
    { action: '#f0a000' },
    'Белые слова на кнопке не прочесть: контраст 2,1, а нужен не меньше 4,5. Возьмите цвет темнее.',
  ],
  [{ accent: '#703010' }, 'Тёмные слова на этом цвете не прочесть'],
  [{ calm: '#a0d0b0' }, 'Графики этого цвета на фоне страниц не видны'],
])('%o is refused with the contrast and a remedy', (changes, words) => {
  expect(problem(changes)).toEqual([[Object.keys(changes)[0], expect.stringContaining(words)]]);
});

test('every text colour derived from accepted brand colours is readable', () => {
  const READ = [
    ['--color-text-secondary', '--surface-page'],
    ['--color-text-muted', '--surface-calm'],
    ['--color-text-muted', '--surface-accent'],
    ['--color-accent-text', '--surface-accent'],
    ['--color-night-text', '--surface-night-raised'],
  ] as const;
  fc.assert(
    fc.property(brands, (colours) => {
      const tokens = brandTokens(colours);
      for (const [front, back] of READ)
        expect(contrast(tokens[front], tokens[back]), front + back).toBeGreaterThan(4.5);
    }),
  );
});
