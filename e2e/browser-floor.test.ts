import { globSync, readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { describe, expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { started } from './support/visitor.ts';

// README names the oldest supported browsers: Chrome 111, Safari 16.4, Firefox 121.

/** APIs that old browsers lack, and formatting that differs between versions. Calls with `?.` are feature-checked. */
const TOO_NEW = [
  /\bURL\.(canParse|parse)\(/,
  /\b(Object|Map)\.groupBy\(/,
  /\bPromise\.(withResolvers|try)\(/,
  /\bArray\.fromAsync\(/,
  /\bAbortSignal\.any\(/,
  /\bResponse\.json\(/,
  /\bIterator\./,
  /(?<!Object)\.(values|keys|entries|matchAll)\([^()]*\)\.(map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/,
  /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|intersection)\(/,
  /\.(checkVisibility|setHTMLUnsafe|togglePopover|showPopover|getOrInsert)\(/,
  /\bscheduler\.(yield|postTask)\(/,
  /\bnew (URLPattern|CloseWatcher|Highlight)\(/,
  // Russian plural forms are the same in every version of ICU.
  /\bIntl\.(?!PluralRules\b)/,
  /\.toLocale\w+\(/,
];

describe('the client build', () => {
  test('calls no API that the oldest supported browser lacks', () => {
    const files = globSync('dist/client/assets/*.js');
    expect(files.length).toBeGreaterThan(10);
    const calls = files.flatMap((file) => {
      const code = readFileSync(file, 'utf8');
      return TOO_NEW.flatMap((pattern) => code.match(pattern)?.[0] ?? []).map((call) => `${file}: ${call}`);
    });
    expect(calls).toEqual([]);
  });

  test('mixes no new selectors with others, because an older browser would drop the whole rule', () => {
    const files = globSync('dist/client/assets/*.css');
    expect(files).toHaveLength(1);
    const mixed = files.flatMap((file) => {
      const found: string[] = [];
      parse(readFileSync(file, 'utf8')).walkRules(({ selector, selectors }) => {
        for (const young of [':has(', ':popover-open', ':open', '::details-content', ':user-invalid']) {
          const count = selectors.filter((one) => one.includes(young)).length;
          if (count > 0 && count < selectors.length) found.push(selector);
        }
      });
      return found;
    });
    expect(mixed).toEqual([]);
  });

  test('has no @font-face or @layer in the stylesheet, because late loading would reflow all text', () => {
    const [sheet = ''] = globSync('dist/client/assets/*.css');
    expect(readFileSync(sheet, 'utf8')).not.toMatch(/@font-face|@layer/);
    expect(readFileSync('dist/client/fonts.css', 'utf8')).toMatch(/^@font-face/);
  });
});

test('the opening hours and the forms work with the locales of ICU 72', async ({ newVisitor }) => {
  const { page, complaints } = await newVisitor();
  await page.addInitScript(() => {
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { get: () => () => '11/22/2026' });
  });
  await page.goto('/contacts');
  await started(page);
  await expect.poll(() => page.locator('[data-open-state]').innerText()).toMatch(/открыт|закрыт/i);
  await page.locator('main [name=phone]').focus();
  const words = page.locator('main form').getByText(/^Сейчас|Позвоним|перезвоним/);
  await words.first().waitFor();
  await page.goto('/thankyou?n=1001');
  await started(page);
  await page.getByRole('heading', { level: 1 }).getByText('1001').waitFor();
  expect(complaints).toEqual([]);
});

test('a browser that treats the wide menu as a plain section does not show it', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.goto('/works');
  const menu = page.locator('header [popover]');
  // Browsers without popover support ignore the attribute and lack the default style that hides the menu.
  await menu.evaluate((section) => section.removeAttribute('popover'));
  expect(await menu.isVisible()).toBe(false);
  expect(await page.locator('header nav').getByRole('link', { name: 'Ремонт' }).isVisible()).toBe(true);
});
