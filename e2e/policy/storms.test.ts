import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { headerLink, newTraveller } from '../support/traveller.ts';

const siteUrl = inject('siteUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('a double click on a link opens its page once', async () => {
  const { page, open, heading, loads, leave } = await newTraveller(browser, siteUrl);
  await open('/works');
  const before = await page.evaluate(() => history.length);
  await headerLink(page, 'Контакты').dblclick();
  await heading('Контакты').waitFor();
  expect(loads).toEqual(['/works']);
  await page.goBack();
  await expect.poll(() => page.url()).toMatch(/\/(works|contacts)$/);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 2);
  await leave();
});

test('a link followed while another page is on its way wins', async () => {
  const { page, open, follow, heading, loads, path, leave } = await newTraveller(browser, siteUrl);
  await page.route('**/data/contacts.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await open('/works');
  await follow('Контакты');
  await page.waitForTimeout(100);
  await follow('Ремонт');
  await expect.poll(path).toBe('/remont');
  await page.waitForTimeout(1800);
  expect(path()).toBe('/remont');
  expect(await heading('Контакты').count()).toBe(0);
  expect(loads).toEqual(['/works']);
  await leave();
});

test('a storm of Back and Forward ends where the history says, with its own title', async () => {
  const { page, open, follow, heading, loads, complaints, leave } = await newTraveller(browser, siteUrl);
  await open('/works');
  for (const name of ['Контакты', 'Отзывы', 'Контакты', 'Отзывы', 'Контакты', 'Отзывы', 'Контакты']) {
    await follow(name);
    await heading(name).waitFor();
  }
  // From the middle: steps that overtake each other must not lead out of the site.
  await page.evaluate(async () => {
    for (const step of [-4, 1, -1, 2, -1, -1, 1, 1, -2, 1, -1, 2, -1, -1, 2, -2, 1, 1, -1, -1]) {
      history.go(step);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  const shownPath = async () =>
    new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname;
  await expect.poll(shownPath).toBe(new URL(page.url()).pathname);
  const own = (await (await fetch(`${siteUrl}/data${await shownPath()}.json`)).json()) as { head: { title: string } };
  expect(await page.title()).toBe(own.head.title);
  expect(await page.locator('main h1').count()).toBe(1);
  expect(loads).toEqual(['/works']);
  expect(complaints).toEqual([]);
  await leave();
});

test('offline, a page that was not loaded is refused with words, and opens when the network is back', async () => {
  const { page, open, follow, heading, loads, toast, path, leave } = await newTraveller(browser, siteUrl);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open('/works');
  await page.waitForTimeout(2500);
  await page.context().setOffline(true);
  await follow('Контакты');
  await toast.waitFor();
  await expect.poll(() => toast.innerText()).toContain('Нет связи');
  expect(path()).toBe('/works');
  expect(await heading('Наши работы').isVisible()).toBe(true);
  await page.context().setOffline(false);
  await toast.getByRole('button', { name: 'Повторить' }).click();
  await heading('Контакты').waitFor();
  expect(loads).toEqual(['/works']);
  await leave();
});
