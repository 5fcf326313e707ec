import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import type { Visitor } from './support/visitor.ts';
import { DESKTOP, newVisitor, PHONE, started } from './support/visitor.ts';

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function openGallery(viewport: { width: number; height: number }): Promise<Visitor> {
  const visitor = await newVisitor(browser, inject('testSiteUrl'), { viewport, bypassCSP: true });
  await visitor.page.goto('/__ui');
  await started(visitor.page);
  return visitor;
}

test('the test build has the gallery of components, a release has not', async () => {
  expect((await fetch(`${inject('testSiteUrl')}/__ui`)).status).toBe(200);
  expect((await fetch(`${inject('siteUrl')}/__ui`)).status).toBe(404);
});

describe.each([
  ['a phone', PHONE],
  ['a desk', DESKTOP],
] as const)('the gallery on %s', (_, viewport) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await openGallery(viewport);
  });
  afterAll(() => visitor.leave());

  test('shows something in every sample, and nothing sticks out sideways', async () => {
    const samples = visitor.page.locator('[data-sample]');
    const empty = await samples.evaluateAll((all) =>
      all
        .filter((sample) => !sample.lastElementChild?.firstElementChild?.getBoundingClientRect().height)
        .map((sample) => sample.getAttribute('data-sample')),
    );
    expect(empty).toEqual([]);
    expect(await samples.count()).toBeGreaterThan(70);
    const { page } = visitor;
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  });

  test('leads from its list of parts to each of them', async () => {
    const links = visitor.page.locator('nav[aria-label="Разделы галереи"] a');
    const targets = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
    const parts = await visitor.page
      .locator('main section[aria-labelledby$="-title"]')
      .evaluateAll((all) => all.map(({ id }) => id));
    expect(targets).toEqual(parts);
  });

  test('has no fault that axe finds, toasts on the screen included', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Все, пока не закроют' }).click();
    await page.locator('[data-toast=loading]').waitFor();
    await page.addScriptTag({ content: axeSource });
    expect(await faults(page)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });
});

/** Rows that wait for what replaces them are faded on purpose; and the same part stands there in several states. */
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

describe('an error on demand', () => {
  test.each([
    ['404: нет такой страницы', '404', 'Page Not Found'],
    ['404: нет такого адреса', '404', 'Page Not Found'],
    ['500: без названия', '500', 'Internal Server Error'],
    ['418: другой статус', '418', 'Internal Server Error'],
    ['503: со своим названием', '503', 'Service Unavailable'],
  ])('«%s» takes the whole page', async (name, status, title) => {
    const { page, leave } = await openGallery(DESKTOP);
    await page.getByRole('button', { name }).click();
    const screen = page.locator('[data-error-screen]');
    await screen.waitFor();
    expect(await screen.getAttribute('data-status')).toBe(status);
    expect(await screen.innerText()).toContain(title);
    expect(await page.locator('header, footer').count()).toBe(0);
    await leave();
  });

  test('one inside of a page leaves the layout', async () => {
    const { page, leave } = await openGallery(DESKTOP);
    await page.getByRole('button', { name: 'Ошибка внутри страницы' }).click();
    await page.locator('[data-page-error]').waitFor();
    expect(await page.locator('body header').first().isVisible()).toBe(true);
    expect(await page.locator('[data-sample]').count()).toBe(0);
    await leave();
  });
});
