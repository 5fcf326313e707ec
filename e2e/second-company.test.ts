import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { toFormVisitor } from './support/lead-visitor.ts';
import { fillIn, plain, storedConsents, storedLeads, thankedNumber } from './support/leads.ts';
import { emptyPlaces } from './support/looks.ts';
import { serveRelease } from './support/site-process.ts';
import { allPaths, test as base } from './support/sweep.ts';

/** Lists without entries are hidden from search engines, but keep their addresses. */
const EMPTY_LISTS = ['/sales', '/stocks', '/about/reviews'];

const test = base
  .extend('company', { scope: 'file' }, async ({}, { onCleanup }) => {
    const site = await serveRelease('kotorosl');
    onCleanup(async () => void (await site.stop()));
    return site;
  })
  .extend('paths', { scope: 'file' }, ({ company }) => allPaths(company.url));

test('no page or link of another company leads to flats, promotions or reviews, or asks about them', async ({
  company,
  paths,
}) => {
  expect(paths).toEqual(expect.arrayContaining(['/', '/remont/pod-klyuch', '/works/dvushka-v-bragine', '/about']));
  const kinds = new Set(paths.map((path) => path.split('/')[1]));
  expect([...kinds]).toEqual(expect.arrayContaining(['works', 'remont', 'services', 'news']));
  expect(paths.filter((path) => /^\/(sales|stocks|prodazha|about\/reviews)/.test(path))).toEqual([]);
  for (const path of paths) {
    const html = await (await fetch(company.url + path)).text();
    expect(html, path).not.toMatch(/<a[^>]* href="\/(sales|stocks|prodazha-kvartir|about\/reviews)/);
    expect(html, path).not.toMatch(/name="kind"[^>]* value="(flat|promotion)"/);
  }
  expect((await fetch(`${company.url}/prodazha-kvartir`)).status).toBe(404);
});

const DEMO =
  /прегол|pregol|калинин|светлогорск|зеленоградск|гурьевск|набережн|4012\D?05|74012|3900000000|390001001|236000/i;

test('no served byte mentions the company of the demo', async ({ company }) => {
  const folder = join(company.dataDir, 'current', 'public');
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(html|json|js|css|xml|txt|svg|webmanifest)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(60);
  const wrong = { method: 'POST', body: new URLSearchParams({ kind: 'callback', phone: '12' }) };
  const made = await Promise.all([
    fetch(`${company.url}/api/leads`, wrong),
    ...['/thankyou?n=1', '/net-takoy-stranicy', '/works/net-takoy-raboty'].map((path) => fetch(company.url + path)),
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

test('no page has an empty block, and an empty list shows what to do', async ({ company, paths, newVisitor }) => {
  const { page, complaints } = await newVisitor({ origin: company.url, javaScriptEnabled: false });
  for (const path of [...paths, ...EMPTY_LISTS]) {
    await page.goto(path);
    expect(await emptyPlaces(page), path).toEqual([]);
  }
  for (const [path, words] of [
    ['/sales', 'Квартир в продаже сейчас нет'],
    ['/stocks', 'Пока без акций'],
    ['/about/reviews', 'Отзывов пока нет'],
  ] as const) {
    await page.goto(path);
    const place = page.locator('main div', { has: page.getByRole('heading', { name: words }) }).last();
    expect(await place.locator('p').innerText()).not.toBe('');
    expect(await place.getByRole('link').count()).toBe(1);
  }
  expect(complaints).toEqual([]);
});

test('the site accepts a lead, and the thank-you page shows the hour of its town', async ({ company, visit }) => {
  const { page, form, fields, complaints } = toFormVisitor(await visit('/contacts', { origin: company.url }), company);
  await page.clock.setFixedTime(new Date('2026-11-24T21:40:00+03:00'));
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  await fields.send.click();
  const number = await thankedNumber(page);
  const [lead] = storedLeads(company);
  expect(lead).toMatchObject({ number, kind: 'callback', phone: '+79001234567', page: '/contacts' });
  expect(storedConsents(company, lead?.id ?? '')).toMatchObject([{ document: 'consent', version: '2026-10-01' }]);
  const thanks = plain(await page.locator('main').innerText());
  expect(thanks).toContain('В Ярославле 21:40, офис закрыт. Работаем пн–пт с 9 до 18, сб с 10 до 15.');
  expect(thanks).toContain('Позвоним завтра с 9 до 10.');
  expect(complaints).toEqual([]);
});
