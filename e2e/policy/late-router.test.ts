import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { breakPath, partPath } from '../support/chunks.ts';
import { test } from '../support/fixtures.ts';
import { routed, started } from '../support/visitor.ts';

const ROUTER = partPath('site/shell/router/start-router.ts');

/** Holds the code of the router back until the returned function is called. */
async function holdRouter(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(isRouter, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const isRouter = ({ pathname }: URL) => pathname === ROUTER;

async function openWithoutRouter(page: Page, path: string): Promise<{ release(): void }> {
  const release = await holdRouter(page);
  await page.goto(path);
  await started(page);
  return { release };
}

test('the router is requested by a hydrated page, not by the document', async ({ newTraveller }) => {
  const { page } = await newTraveller();
  const isHydrated = () =>
    page.evaluate(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')));
  const hydrated: boolean[] = [];
  await page.route(isRouter, async (route) => {
    hydrated.push(await isHydrated());
    await route.continue();
  });
  await page.goto('/works');
  await routed(page);
  expect(hydrated).toEqual([true]);
});

test('a link clicked before the router arrives opens its page without a document load', async ({ newTraveller }) => {
  const { page, loads, follow, heading, path } = await newTraveller();
  const { release } = await openWithoutRouter(page, '/works');
  await follow('Контакты');
  release();
  await heading('Контакты').waitFor();
  expect(path()).toBe('/contacts');
  expect(loads).toEqual(['/works']);
  await page.goBack();
  await heading('Наши работы').waitFor();
  expect(loads).toEqual(['/works']);
});

test('the last of two links clicked before the router arrives wins', { tags: ['nightly'] }, async ({
  newTraveller,
}) => {
  const { page, loads, follow, heading } = await newTraveller();
  const { release } = await openWithoutRouter(page, '/works');
  await follow('Контакты');
  await follow('О компании');
  release();
  await heading('О компании').waitFor();
  expect(loads).toEqual(['/works']);
});

test('a link opens its page as a document when the code of the router fails to load', { tags: ['nightly'] }, async ({
  newTraveller,
}) => {
  const { page, loads, follow, heading } = await newTraveller();
  await breakPath(page, ROUTER);
  await page.goto('/works');
  await started(page);
  await follow('Контакты');
  await heading('Контакты').waitFor();
  expect(loads).toEqual(['/works', '/contacts']);
});

test('a link without router and network says so and keeps the page', { tags: ['nightly'] }, async ({
  newTraveller,
}) => {
  const { page, loads, follow, heading, path } = await newTraveller();
  await breakPath(page, ROUTER);
  await page.goto('/works');
  await started(page);
  await page.context().setOffline(true);
  await follow('Контакты');
  await page.getByText('Нет связи. Страница откроется, когда появится интернет.').waitFor();
  expect(await heading('Наши работы').isVisible()).toBe(true);
  expect(path()).toBe('/works');
  expect(loads).toEqual(['/works']);
});

test('Back before the router arrives opens the page of the address without a document load', {
  tags: ['nightly'],
}, async ({ newTraveller }) => {
  const { page, loads, open, follow, heading, path } = await newTraveller();
  await open('/works');
  await follow('Контакты');
  await heading('Контакты').waitFor();
  const release = await holdRouter(page);
  await page.reload();
  await started(page);
  loads.length = 0;
  await page.evaluate(() => history.back());
  await expect.poll(path).toBe('/works');
  release();
  await heading('Наши работы').waitFor();
  expect(loads).toEqual([]);
  await page.goForward();
  await heading('Контакты').waitFor();
  expect(loads).toEqual([]);
});

test('a filter chosen before the router arrives counts at once and is in the address later', async ({
  newTraveller,
}) => {
  const { page, loads } = await newTraveller();
  const { release } = await openWithoutRouter(page, '/sales');
  const chip = page.locator('main [aria-pressed]').nth(1);
  await chip.click();
  await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true');
  release();
  await expect.poll(() => new URL(page.url()).searchParams.getAll('komnaty').length).toBe(1);
  expect(loads).toEqual(['/sales']);
});
