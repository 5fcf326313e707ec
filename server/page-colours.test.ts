import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandTokens, NEUTRAL_COLOURS } from '../model/brand/brand-colours.ts';
import { pageColours } from './page-colours.ts';

const declarationsIn = (css: string) =>
  [...css.matchAll(/(--[\w-]+):\s*([^;}]+)/g)].map(([, name = '', value = '']) => [name, value]);
const own = declarationsIn(pageColours(NEUTRAL_COLOURS));

test('pages that the server makes by itself have the colours of the site', () => {
  const tokensCss = readFileSync('site/ui/tokens.css', 'utf8').split('@media')[0] ?? '';
  const ofSite = Object.fromEntries([...Object.entries(brandTokens(NEUTRAL_COLOURS)), ...declarationsIn(tokensCss)]);
  expect(own.length).toBeGreaterThan(5);
  for (const [name = '', value] of own) expect([name, value]).toEqual([name, ofSite[name]]);
});

test('whatever colour such a page names is there', () => {
  const styles = ['server/leads/http/form-page-style.ts', 'server/serve/preparing-page.ts', 'server/dev/error-page.ts'];
  const names = own.map(([name]) => name);
  for (const file of styles) {
    const source = readFileSync(file, 'utf8');
    expect(source).not.toMatch(/#[0-9a-f]{3,6}\b/i);
    expect(
      [...source.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name).filter((name) => !names.includes(name)),
    ).toEqual([]);
  }
});
