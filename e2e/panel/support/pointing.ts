import type { Locator, Page } from 'playwright-core';
import { test as base } from './fixtures.ts';

export const test = base.extend('pointAt', ({ enter }) => async (viewport = { width: 1500, height: 900 }) => {
  const page = await enter('editor', { viewport, isPageShown: true });
  await page.goto('/content/home');
  const site = page.frameLocator('iframe[data-shown]');
  const bar = page.getByRole('status').filter({ hasText: 'Это меняют' });
  await isStarted(page);
  return { page, site, main: site.getByRole('main'), bar, mark: site.locator('.draft-mark[data-kind=chosen]') };
});

/** The page takes clicks once the pointing script has drawn its marks. */
export async function isStarted(page: Page): Promise<void> {
  const site = page.frameLocator('iframe[data-shown]');
  await site.locator('html[data-started]').waitFor();
  await site.locator('.draft-mark').first().waitFor({ state: 'attached' });
}

export const focused = (page: Page) => page.locator(':focus').getAttribute('id');

/** Vertical distance between the upper edges of two elements in pixels. */
export async function gapBetween(one: Locator, other: Locator): Promise<number> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return a && b ? Math.abs(a.y - b.y) : Number.POSITIVE_INFINITY;
}
