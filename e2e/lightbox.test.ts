import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { axeViolations } from './support/sweep.ts';
import { DESKTOP, newVisitor, PHONE, started } from './support/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
])(
  'on %s the large photographs have no fault that axe finds, and the keyboard reaches their strip',
  async (_, viewport) => {
    const { page, complaints, leave } = await newVisitor(browser, inject('siteUrl'), { viewport });
    await page.goto('/works/dvushka-na-minskoy');
    await started(page);
    await page.locator('main a[href^="/media/"]').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await axeViolations(page)).toEqual([]);

    const strip = dialog.getByRole('list', { name: 'Картинки' });
    for (let press = 0; press < 6; press += 1) {
      if (await strip.evaluate((list) => list === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    expect(await strip.evaluate((list) => list === document.activeElement)).toBe(true);
    const count = dialog.getByRole('status');
    await expect.poll(() => count.innerText()).toMatch(/^1 из/);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => count.innerText()).toMatch(/^2 из/);
    await expect.poll(() => strip.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await leave();
  },
);
