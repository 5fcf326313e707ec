import { expect, test } from 'vitest';
import { markupFacts } from '../../site/static/markup-facts.ts';
import { criticalCss, parseCuttable } from './critical-css.ts';

const cut = (css: string, html: string) => criticalCss(parseCuttable(css), markupFacts(html).selectorNames);

test('a rule keeps only the selectors with all classes present in the page', () => {
  const css = '.a{color:red}.a .b{color:blue}.c,.a:focus{color:green}h1{margin:0}';
  expect(cut(css, '<p class="a x"/>')).toBe('.a{color:red}.a:focus{color:green}h1{margin:0}');
});

test('groups without a used rule are removed, statements and fonts stay', () => {
  const css = '@charset "utf-8";@font-face{font-family:x}@media screen{.a{margin:0}}@media (width<=9px){.b{margin:0}}';
  expect(cut(css, '<p class="a"/>')).toBe('@charset "utf-8";@font-face{font-family:x}@media screen{.a{margin:0}}');
});

test('keyframes stay while a kept rule names them, also inside a group', () => {
  const css =
    '@media screen{.a{animation:1s turn}.b{animation:1s fade}@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}}';
  expect(cut(css, '<p class="a"/>')).toBe('@media screen{.a{animation:1s turn}@keyframes turn{to{rotate:1turn}}}');
});

test('classes inside :not() and :has() may be missing in the page', () => {
  const css = '.a:not(.b){margin:0}.a:has(.c:checked){margin:1px}[data-card]:hover .d{margin:2px}';
  expect(cut(css, '<p class="a"/>')).toBe('.a:not(.b){margin:0}.a:has(.c:checked){margin:1px}');
});

test('pointer states stay out of the critical CSS, the focus ring stays in it', () => {
  expect(cut('.a:hover,.b:hover{margin:0}.a:active{margin:0}', '<p class="a"/>')).toBe('');
  expect(cut('.a:focus-visible,.b:focus-visible{margin:0}', '<p class="a"/>')).toBe('.a:focus-visible{margin:0}');
});

test('transitions and cursors stay out of the critical CSS', () => {
  const css = '.a{margin:0;transition:color 1s;cursor:pointer}.a .b{transition-property:color}';
  expect(cut(css, '<p class="a b"/>')).toBe('.a{margin:0}');
});

test('rules of print and of forced colours stay out of the critical CSS', () => {
  const css = '@media print{.a{margin:0}}@media (forced-colors:active){:root{color:red}}.a{margin:1px}';
  expect(cut(css, '<p class="a"/>')).toBe('.a{margin:1px}');
});

test('the rule of an element found by its id stays', () => {
  expect(cut('#main{margin:0}#other{margin:0}', '<main id="main"/>')).toBe('#main{margin:0}');
});

test('a rule stays when its data attributes are in the page with their values', () => {
  const css =
    '[data-tone=mist]{margin:0}[data-tone="sage"]{margin:1px}[data-card] .a{margin:2px}[data-open]{margin:3px}.a[data-tone]{margin:4px}';
  expect(cut(css, '<p class="a" data-tone="mist" data-card=""/>')).toBe(
    '[data-tone=mist]{margin:0}[data-card] .a{margin:2px}.a[data-tone]{margin:4px}',
  );
});

test('other kinds of attribute selectors are kept without a check', () => {
  const css = '[data-tone^=mi]{margin:0}:not([data-tone]){margin:1px}[aria-busy=true]{margin:2px}';
  expect(cut(css, '<p/>')).toBe(css);
});

test(':has() with an attribute set by scripts and view transitions stay out of the critical CSS', () => {
  const css = '[data-card]:has([data-moving]) img{margin:0}::view-transition-old(x){margin:0}[data-card]{margin:1px}';
  expect(cut(css, '<article data-card=""><img/></article>')).toBe('[data-card]{margin:1px}');
});

test('a token stays while a rule, another token or the given page markup names it', () => {
  const css =
    ':root{color-scheme:light;--a:1px;--b:var(--c);--c:2px;--d:3px;--ab:4px}.a{margin:var(--a) var(--b,0)}.b{margin:var(--d)}';
  const html = '<p class="a" style="margin:var(--ab)"/>';
  const kept = (extraRules?: string) => criticalCss(parseCuttable(css), markupFacts(html).selectorNames, extraRules);
  expect(kept()).toBe(':root{--a:1px;--b:var(--c);--c:2px;color-scheme:light}.a{margin:var(--a) var(--b,0)}');
  expect(kept(html)).toContain('--ab:4px');
});
