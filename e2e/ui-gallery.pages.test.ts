import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test as base, type VisitOptions } from './support/fixtures.ts';
import { DESKTOP, drawn, PHONE, started } from './support/visitor.ts';

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const test = base.extend(
  'openGallery',
  ({ visit, gallery }) =>
    (options: VisitOptions = {}) =>
      visit('/__ui', { origin: gallery.url, bypassCSP: true, ...options }),
);

test('the test build has the gallery of components, and a release does not', async ({ gallery, site }) => {
  expect((await fetch(`${gallery.url}/__ui`)).status).toBe(200);
  expect((await fetch(`${site.url}/__ui`)).status).toBe(404);
});

test('every gallery sample shows content, fits a phone and a desktop, and passes axe', async ({ openGallery }) => {
  const { page, complaints } = await openGallery({ viewport: PHONE });
  const samples = page.locator('[data-sample]');
  const links = page.locator('nav[aria-label="Разделы галереи"] a');
  const targets = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
  const parts = await page
    .locator('main section[aria-labelledby$="-title"]')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(targets).toEqual(parts);
  await page.addScriptTag({ content: axeSource });
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo(0, 0));
    const empty = await samples.evaluateAll((all) =>
      all
        .filter((sample) => !sample.lastElementChild?.firstElementChild?.getBoundingClientRect().height)
        .map((sample) => sample.getAttribute('data-sample')),
    );
    expect(empty).toEqual([]);
    expect(await samples.count()).toBeGreaterThan(70);
    // Chromium applies the media queries of the new width to the bars of lists in the next frame.
    await drawn(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    const toasts = page.locator('[data-toast]');
    await page.getByRole('button', { name: 'Все, пока не закроют' }).click();
    await page.locator('[data-toast=loading]').waitFor();
    await drawn(page);
    expect(await faults(page), `at ${viewport.width} px`).toEqual([]);
    // Clicked by script, since toasts can cover the button.
    await page.locator('button:text-is("Убрать все")').evaluate((button: HTMLElement) => button.click());
    await expect.poll(() => toasts.count()).toBe(0);
  }
  expect(complaints).toEqual([]);
});

/** Excludes loading rows, which are faded on purpose, and unique landmarks, since the gallery repeats components. */
async function faults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(
      { exclude: ['[data-sample="Строки загружаются"]'] },
      { resultTypes: ['violations'], rules: { 'landmark-unique': { enabled: false } } },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  });
}

test('an error on demand replaces the whole page, and an error inside a page keeps the layout', async ({
  openGallery,
}) => {
  const { page } = await openGallery();
  const screen = page.locator('[data-error-screen]');
  for (const [name, status, title] of [
    ['404: нет такого адреса', '404', 'Page Not Found'],
    ['500: без названия', '500', 'Internal Server Error'],
    ['503: со своим названием', '503', 'Service Unavailable'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await screen.waitFor();
    expect(await screen.getAttribute('data-status')).toBe(status);
    expect(await screen.innerText()).toContain(title);
    expect(await page.locator('header, footer').count()).toBe(0);
    await page.reload();
    await started(page);
  }
  await page.getByRole('button', { name: 'Ошибка внутри страницы' }).click();
  await page.locator('[data-page-error]').waitFor();
  expect(await page.locator('body header').first().isVisible()).toBe(true);
  expect(await page.locator('[data-sample]').count()).toBe(0);
});
