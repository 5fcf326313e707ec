import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { atTheForm } from './support/lead-visitor.ts';
import { fillIn, plain, storedConsents, storedLeads, thankedNumber } from './support/leads.ts';
import { emptyPlaces, smallTargets } from './support/looks.ts';
import { startSite } from './support/site-process.ts';
import { allPaths, expectSound, newSweeper } from './support/sweep.ts';
import { DESKTOP, PHONE, type Visitor } from './support/visitor.ts';

/** Another town, three works, two packages; no flats, no promotions, no reviews. */
const site = await startSite({
  contentDir: 'content-examples/kotorosl',
  isFirstStart: true,
  environment: { LEADS_PER_MINUTE: '0' },
});
/** What it has none of is kept from search engines, and has an address all the same. */
const EMPTY_LISTS = ['/sales', '/stocks', '/about/reviews'];
const paths = [...(await allPaths(site.url)), ...EMPTY_LISTS];

let browser: Browser;
let phone: Visitor;
let desk: Visitor;
beforeAll(async () => {
  browser = await launchBrowser();
  [phone, desk] = await Promise.all([newSweeper(browser, site.url, PHONE), newSweeper(browser, site.url, DESKTOP)]);
});
afterAll(() => Promise.all([browser?.close(), site.stop()]));

const ask = (path: string) => fetch(site.url + path, { redirect: 'manual' });

async function expectNothingEmpty(page: Page): Promise<void> {
  expect(await emptyPlaces(page), 'holds nothing').toEqual([]);
}

const PHONE_LOOKS = [
  [390, 100],
  [320, 200],
] as const;
const DESK_LOOKS = [
  [1440, 100],
  [768, 200],
] as const;

test.each(paths)('%s of another company is sound on a phone and on a desk', async (path) => {
  await Promise.all([
    expectSound(phone, path, PHONE, PHONE_LOOKS, async (page) => {
      await expectNothingEmpty(page);
      expect(await smallTargets(page), 'too small for a finger').toEqual([]);
    }),
    expectSound(desk, path, DESKTOP, DESK_LOOKS, expectNothingEmpty),
  ]);
});

test('its pages are its own: all it has, and nothing of what it has not', () => {
  expect(paths).toEqual(expect.arrayContaining(['/', '/remont/pod-klyuch', '/works/dvushka-v-bragine', '/about']));
  for (const kind of ['/works/', '/remont/', '/services/', '/news/']) {
    expect(
      paths.some((path) => path.startsWith(kind)),
      kind,
    ).toBe(true);
  }
  expect(paths.filter((path) => /^\/(sales|stocks|prodazha)/.test(path))).toEqual(['/sales', '/stocks']);
});

/** The demo company by its name, its town and those around it, its street, phones, numbers and mail. */
const DEMO =
  /прегол|pregol|калинин|светлогорск|зеленоградск|гурьевск|набережн|4012\D?05|74012|3900000000|390001001|236000/i;

test('not a byte that it serves speaks of the company of the demo', async () => {
  const folder = join(site.dataDir, 'current', 'public');
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(html|json|js|css|xml|txt|svg|webmanifest)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(60);
  const made = await Promise.all([
    fetch(`${site.url}/api/leads`, { method: 'POST', body: new URLSearchParams({ kind: 'callback', phone: '12' }) }),
    ask('/thankyou?n=1'),
    ask('/net-takoy-stranicy'),
    ask('/works/net-takoy-raboty'),
  ]);
  expect(made.map(({ status }) => status)).toEqual([422, 200, 404, 404]);
  const texts = [
    ...files.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
    ...made.map(async (response) => [response.url, await response.text()] as const),
  ];
  const found = (await Promise.all(texts)).flatMap(([name, text]) => {
    const words = DEMO.exec(text);
    return words ? [`${name}: ${text.slice(Math.max(0, words.index - 40), words.index + 40)}`] : [];
  });
  expect(found).toEqual([]);
});

test('nothing leads to flats, promotions or reviews, nor asks about them', async () => {
  for (const path of paths.filter((other) => !EMPTY_LISTS.includes(other))) {
    const html = await (await ask(path)).text();
    expect(html, path).not.toMatch(/<a[^>]* href="\/(sales|stocks|prodazha-kvartir|about\/reviews)/);
    expect(html, path).not.toMatch(/name="kind"[^>]* value="(flat|promotion)"/);
  }
  expect((await ask('/prodazha-kvartir')).status).toBe(404);
});

test.each([
  ['/sales', 'Квартир в продаже сейчас нет'],
  ['/stocks', 'Пока без акций'],
  ['/about/reviews', 'Отзывов пока нет'],
])('%s says that there is nothing now, and what to do', async (path, words) => {
  const { page } = desk;
  await page.goto(path);
  const place = page.locator('main div', { has: page.getByRole('heading', { name: words }) }).last();
  expect(await place.locator('p').innerText()).not.toBe('');
  expect(await place.getByRole('link').count()).toBe(1);
});

test('it takes a lead, and the page of thanks tells the hour of its town', async () => {
  const { page, form, fields, complaints, leave } = await atTheForm(browser, site);
  await page.clock.setFixedTime(new Date('2026-11-24T21:40:00+03:00'));
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  await fields.send.click();
  const number = await thankedNumber(page);
  const [lead] = storedLeads(site);
  expect(lead).toMatchObject({ number, kind: 'callback', phone: '+79001234567', page: '/contacts' });
  expect(storedConsents(site, lead?.id ?? '')).toMatchObject([{ document: 'consent', version: '2026-10-01' }]);
  const thanks = plain(await page.locator('main').innerText());
  expect(thanks).toContain('В Ярославле 21:40, офис закрыт. Работаем пн–пт с 9 до 18, сб с 10 до 15.');
  expect(thanks).toContain('Позвоним завтра с 9 до 10.');
  expect(complaints).toEqual([]);
  await leave();
});
