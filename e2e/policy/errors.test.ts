import { describe, expect } from 'vitest';
import { test } from '../support/fixtures.ts';
import { followAddress } from '../support/traveller.ts';
import { started } from '../support/visitor.ts';

describe('a fatal error', () => {
  test('replaces the page with its given or missing status, title and description; Back restores the page', async ({
    newTraveller,
    gallery,
  }) => {
    const { page, open, errorScreen, heading, loads, complaints } = await newTraveller({ origin: gallery.url });
    await open('/works');
    await followAddress(page, '/__ui/fatal');
    await errorScreen.waitFor();
    expect(await errorScreen.getAttribute('data-status')).toBe('418');
    expect(await errorScreen.innerText()).toMatch(/418\s+Internal Server Error\s+teapot/);
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    expect(await page.title()).toContain('Что-то сломалось');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(complaints.some((line) => line.includes('teapot'))).toBe(true);

    await page.goBack();
    await heading('Наши работы').waitFor();
    await expect.poll(() => page.title()).toContain('Работы');
    expect(await errorScreen.count()).toBe(0);

    await followAddress(page, '/__ui/refused');
    await errorScreen.waitFor();
    expect(await errorScreen.getAttribute('data-status')).toBe('403');
    expect(await errorScreen.innerText()).toMatch(/403\s+Nope\s+Nope/);
    expect(loads).toEqual(['/works']);
  });
});

test('a missing address is a 404 at its own address on a soft navigation', async ({ newTraveller }) => {
  const { page, open, errorScreen, heading, loads, path } = await newTraveller();
  await open('/works');
  for (const [address, sentence] of [
    ['/works/net-takoy?z=1', 'Page Not Found: /works/net-takoy?z=1'],
    ['/кот?имя=пёс#хвост', 'Page not found: /кот?имя=пёс#хвост'],
  ] as const) {
    await followAddress(page, address);
    await errorScreen.waitFor();
    expect(await errorScreen.getAttribute('data-status')).toBe('404');
    expect(await page.locator('[data-error-description]').innerText()).toBe(sentence);
    expect(await page.title()).toContain('Страница не найдена');
    expect(decodeURI(path())).toBe(address);
    await page.goBack();
    await heading('Наши работы').waitFor();
  }
  expect(loads).toEqual(['/works']);
});

test('an error inside a page keeps the layout and is logged, and «Повторить» loads the page', async ({
  newTraveller,
}) => {
  const { page, open, follow, heading, errorScreen, loads, complaints } = await newTraveller();
  let isBroken = true;
  await page.route('**/data/contacts.json', (route) => (isBroken ? route.fulfill({ status: 500 }) : route.continue()));
  await open('/works');
  await follow('Контакты');
  const message = page.locator('[data-page-error]');
  await message.waitFor();
  expect(await errorScreen.count()).toBe(0);
  expect(await page.getByRole('banner').count()).toBe(1);
  expect(complaints.some((line) => line.includes('/data/contacts.json answered 500'))).toBe(true);
  isBroken = false;
  await message.getByRole('button', { name: 'Повторить' }).click();
  await heading('Контакты').waitFor();
  expect(loads).toEqual(['/works']);
});

test('an application that fails to start is logged, and the page continues as served', { tags: ['nightly'] }, async ({
  newTraveller,
}) => {
  const { page, complaints, heading } = await newTraveller();
  await page.addInitScript(() => {
    JSON.parse = () => {
      throw new Error('injected');
    };
  });
  await page.goto('/works');
  await expect.poll(() => complaints.some((line) => line.includes('The application did not start'))).toBe(true);
  expect(await heading('Наши работы').isVisible()).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).first().click();
  await page.waitForURL('**/contacts');
});

test('a crawler sees no error page: the served page stays, and the console names the error', {
  tags: ['nightly'],
}, async ({ newTraveller, gallery }) => {
  const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  const { page, open, errorScreen, complaints } = await newTraveller({ origin: gallery.url, userAgent });
  await page.goto('/__ui/fatal');
  await expect.poll(() => complaints.some((line) => line.includes(userAgent) && line.includes('teapot'))).toBe(true);
  expect(await errorScreen.count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Проба: fatal');

  await open('/works');
  await followAddress(page, '/works/net-takoy');
  await expect.poll(() => complaints.some((line) => line.includes(userAgent) && line.includes('net-takoy'))).toBe(true);
  expect(await errorScreen.count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Наши работы');
});

test('a visitor with an ordinary browser sees the error page on a direct load', async ({ newTraveller, gallery }) => {
  const { page, errorScreen } = await newTraveller({ origin: gallery.url });
  await page.goto('/__ui/fatal');
  await errorScreen.waitFor();
  expect(await errorScreen.getAttribute('data-status')).toBe('418');
  await started(page);
});
