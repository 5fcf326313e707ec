import { expect } from 'vitest';
import { test } from './support/early-visitor.ts';
import { PHONE, started } from './support/visitor.ts';

test('a press of the menu before hydration opens the menu after hydration', async ({ early }) => {
  const { page, start, complaints } = await early('/', { viewport: PHONE });
  const button = page.getByRole('link', { name: 'Меню' });
  await button.click();
  await button.click();
  expect(await button.getAttribute('aria-busy')).toBe('true');
  expect(new URL(page.url()).hash).toBe('');
  await start();
  await page.getByRole('dialog', { name: 'Меню' }).waitFor();
  expect(await button.getAttribute('aria-busy')).toBeNull();
  expect(complaints).toEqual([]);
});

test.for([
  ['the form that is a dialog', 'main a[data-open-callback]', 'dialog[open] input[type=tel]'],
  ['the search', 'header a[data-open-search]', 'dialog[open] input[type=search]'],
] as const)('a press of a link to %s before hydration opens it after hydration', async ([, link, field], { early }) => {
  const { page, start } = await early('/', { viewport: PHONE });
  await page.locator(link).first().click();
  expect(new URL(page.url()).hash).toBe('');
  await start();
  await page.locator(field).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('the search key before hydration opens the search, or its page if the application fails to load', async ({
  early,
}) => {
  const { page, start } = await early('/works');
  await page.keyboard.press('/');
  expect(new URL(page.url()).pathname).toBe('/works');
  await start();
  await page.locator('dialog[open] input[type=search]').waitFor();
  expect(new URL(page.url()).pathname).toBe('/works');

  const without = await early('/works');
  await without.page.keyboard.press('/');
  without.fail();
  await without.page.waitForURL('**/poisk');
});

test('a link falls back to its address without scripts when the application fails to load', async ({ early }) => {
  const { page, fail } = await early('/', { viewport: PHONE });
  await page.getByRole('link', { name: 'Меню' }).click();
  fail();
  await page.waitForURL('**/#footer-nav');
});

test('a link falls back to its address without scripts when the application takes too long', async ({ early }) => {
  const { page } = await early('/', { viewport: PHONE });
  await page.clock.install();
  await page.getByRole('link', { name: 'Меню' }).click();
  await page.clock.fastForward(5000);
  await page.waitForURL('**/#footer-nav');
});

test('a press during hydration is handled once', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    // React adds its click listener to the root when hydration starts.
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: Parameters<typeof listen>) {
      listen.apply(this, args);
      if (!(this instanceof Element) || this.id !== 'root' || args[0] !== 'click') return;
      EventTarget.prototype.addEventListener = listen;
      queueMicrotask(() => {
        Object.assign(window, { wasEarly: document.documentElement.dataset.started === undefined });
        document.querySelectorAll<HTMLElement>('main button[aria-pressed]')[1]?.click();
      });
    };
  });
  await page.goto('/works');
  await started(page);
  expect(await page.evaluate(() => (window as { wasEarly?: boolean }).wasEarly)).toBe(true);
  const chips = page.locator('main button[aria-pressed]');
  await expect.poll(() => chips.nth(1).getAttribute('aria-pressed')).toBe('true');
  await chips.nth(2).click();
  await expect.poll(() => chips.nth(2).getAttribute('aria-pressed')).toBe('true');
  expect(await chips.nth(1).getAttribute('aria-pressed')).toBe('true');
});
