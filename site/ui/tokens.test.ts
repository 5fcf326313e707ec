import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const TOKENS = 'site/ui/tokens.css';
const tokens = [...readFileSync(TOKENS, 'utf8').matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = '']) => name);
/** Names that a component gives to its own values begin otherwise. */
const GROUPS = [...new Set(tokens.map((name) => name.replace(/^(--[a-z]+).*/, '$1')))];

const named = new Map<string, string>();
for (const file of globSync('site/**/*.{css,ts,tsx}').filter((path) => !path.includes('.test.'))) {
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/var\((--[\w-]+)/g)) named.set(name, file);
}

test('every token that a component names stands in tokens.css', () => {
  const ofTokens = [...named].filter(([name]) => GROUPS.some((group) => name.startsWith(`${group}-`)));
  expect(ofTokens.filter(([name]) => !tokens.includes(name))).toEqual([]);
});

test('every token is named somewhere', () => {
  expect(tokens.filter((name) => !named.has(name))).toEqual([]);
});
