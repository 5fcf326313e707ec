import { expect } from 'vitest';
import { allPaths, onePerPage } from './support/sweep.ts';
import { isHit, press, test, toasts } from './support/toasts.ts';
import { PHONE } from './support/visitor.ts';

test('a toast at the top of a desktop screen covers no main heading', async ({ page, site, newVisitor }) => {
  const screen = { width: 1280, height: 800 };
  await page.setViewportSize(screen);
  await press(page, 'autoClose: false');
  await toasts(page).waitFor();
  await expect.poll(async () => (await toasts(page).boundingBox())?.y).toBeLessThan(120);
  const toast = await toasts(page).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  const { page: reader } = await newVisitor({ viewport: screen, javaScriptEnabled: false });
  for (const path of onePerPage(await allPaths(site.url))) {
    await reader.goto(path);
    const isClear = await reader.locator('h1').evaluate((heading, { left, bottom }) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      return [...words.getClientRects()].every((line) => line.right < left || line.top > bottom);
    }, toast);
    expect(isClear, path).toBe(true);
  }
});

test('toasts on narrow screens leave the heading visible and lie above the action bar, even many', async ({ page }) => {
  for (const size of [{ width: 1200, height: 800 }, { width: 768, height: 1024 }, PHONE]) {
    await page.setViewportSize(size);
    await press(page, 'autoClose: false');
    await toasts(page).waitFor();
    await expect.poll(async () => (await toasts(page).boundingBox())?.y).toBeGreaterThan(size.height / 2);
    await toasts(page).getByRole('button', { name: 'Закрыть' }).click();
    await toasts(page).waitFor({ state: 'detached' });
  }
  for (const _ of [1, 2]) await press(page, 'Все, пока не закроют');
  await expect.poll(() => toasts(page).count()).toBe(12);
  const header = await page.locator('body header').first().boundingBox();
  const shelf = async () => (await page.locator('[popover]:has([data-toast])').boundingBox()) ?? { y: 0, height: 0 };
  await expect.poll(async () => (await shelf()).y).toBeGreaterThanOrEqual(header?.height ?? PHONE.height);
  const { y, height } = await shelf();
  expect(y + height).toBeLessThanOrEqual(PHONE.height - 64);
  await expect.poll(() => toasts(page).last().evaluate(isHit)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});
