import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandTokens, NEUTRAL_COLOURS } from '../../model/brand/brand-colours.ts';

const TOKENS = ['site/ui/tokens.css', 'site/fonts/fonts.css'];
const sheets = TOKENS.map((file) => readFileSync(file, 'utf8')).join('');
const values = [...sheets.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = '']) => name);
const ofBrand = Object.keys(brandTokens(NEUTRAL_COLOURS));
const tokens = [...values, ...ofBrand];
/** Token name prefixes; component-specific properties use other prefixes. */
const GROUPS = [...new Set(tokens.map((name) => name.replace(/^(--[a-z]+).*/, '$1')))];

const named = new Map<string, string>();
for (const file of globSync('site/**/*.{css,ts,tsx}').filter((path) => !path.includes('.test.'))) {
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/var\((--[\w-]+)/g)) named.set(name, file);
}

test('every token used by a component has a value', () => {
  const ofTokens = [...named].filter(([name]) => GROUPS.some((group) => name.startsWith(`${group}-`)));
  expect(ofTokens.filter(([name]) => !tokens.includes(name))).toEqual([]);
});

test('every token is used at least once', () => {
  expect(tokens.filter((name) => !named.has(name))).toEqual([]);
});

test('tokens derived from the colours of a company have no second value', () => {
  expect(values.filter((name) => ofBrand.includes(name))).toEqual([]);
});

test('every width condition of a rule uses a named breakpoint', () => {
  const names = [...readFileSync('site/ui/breakpoints.css', 'utf8').matchAll(/@custom-media (--[\w-]+)/g)].map(
    ([, name]) => name,
  );
  const widthConditions = globSync('site/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@(?:media|container page) \(([^)]*width[^)]*|--[\w-]+)\)/g)].map(
      ([, condition]) => ({ file, condition }),
    ),
  );
  expect(widthConditions.length).toBeGreaterThan(50);
  expect(widthConditions.filter(({ condition }) => !names.includes(condition))).toEqual([]);
});
