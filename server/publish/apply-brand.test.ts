import { expect, test } from 'vitest';
import { NEUTRAL_COLOURS } from '../../model/brand/brand-colours.ts';
import type { Content } from '../../model/content.ts';
import { applyBrand } from './apply-brand.ts';
import type { BuiltSite } from './built-site.ts';
import { criticalCss, parseCuttable } from './critical-css.ts';

const RULES = '.a{color:var(--color-text)}.b{color:var(--color-action)}';
const BUILT = { stylesheet: '/assets/s.css', stylesheetText: RULES, css: parseCuttable(RULES), drawn: '' } as BuiltSite;
const branded = (colours: object, svg: string) =>
  applyBrand(BUILT, {
    brand: { colours: { ...NEUTRAL_COLOURS, ...colours } } as Content['brand'],
    drawings: new Map([['mark.svg', { width: 1, height: 1, hash: '', svg, followsText: svg.includes('var(') }]]),
  });

test('the whole stylesheet starts with all colours, and its address depends on them', () => {
  const [grey, green] = [branded({}, ''), branded({ action: '#0a5a3c' }, '')];
  expect(green.stylesheetText).toMatch(/^:root\{.*--color-action:#0a5a3c;.*\}\.a\{/);
  expect(green.stylesheet).toMatch(/^\/assets\/s\.[0-9a-f]{8}\.css$/);
  expect(green.stylesheet).not.toBe(grey.stylesheet);
});

test('a document contains the colours named by its styles and by its drawings', () => {
  const cut = ({ css, drawn }: BuiltSite) => criticalCss(css, new Set(['.a']), drawn);
  expect(cut(branded({}, '<path fill="#000"/>'))).toBe(':root{--color-text:#222222}.a{color:var(--color-text)}');
  expect(cut(branded({}, '<path fill="var(--color-chart)"/>'))).toContain('--color-chart:#777777');
});
