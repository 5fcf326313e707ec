import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test as base } from './support/fixtures.ts';
import { toFormVisitor } from './support/lead-visitor.ts';
import { fillIn, plain, storedConsents, storedLeads, thankedNumber } from './support/leads.ts';
import { serveRelease } from './support/site-process.ts';
import { allPaths } from './support/sweep.ts';

const test = base
  .extend('company', { scope: 'file' }, async ({}, { onCleanup }) => {
    const site = await serveRelease('oneWork');
    onCleanup(async () => void (await site.stop()));
    return site;
  })
  .extend('newCompany', { scope: 'file' }, async ({}, { onCleanup }) => {
    const site = await serveRelease('newCompany');
    onCleanup(async () => void (await site.stop()));
    return site;
  });

const LACKING = [
  '/sales',
  '/sales/prodannye',
  '/sales/sravnenie',
  '/prodazha-kvartir',
  '/stocks',
  '/about/reviews',
  '/news',
];

test('a new company has no page, link, feed or question of the sections it lacks', async ({ company, newCompany }) => {
  for (const [site, lacking] of [
    [newCompany, [...LACKING, '/works']],
    [company, LACKING],
  ] as const) {
    const paths = await allPaths(site.url);
    expect(paths).toEqual(expect.arrayContaining(['/', '/remont/pod-klyuch', '/services', '/about/vacancies']));
    for (const path of [...lacking, '/news/rss.xml']) expect((await fetch(site.url + path)).status, path).toBe(404);
    for (const path of [...paths, '/thankyou', '/error', '/net-takoy-stranicy']) {
      const html = await (await fetch(site.url + path)).text();
      for (const to of lacking) expect(html, path).not.toMatch(new RegExp(`href="${to}["/?#]`));
      expect(html, path).not.toMatch(/name="kind"[^>]* value="(flat|promotion|review)"/);
    }
  }
  expect(await allPaths(company.url)).toEqual(expect.arrayContaining(['/works', '/works/dvushka-v-bragine']));
});

const DEMO =
  /прегол|pregol|калинин|светлогорск|зеленоградск|гурьевск|набережн|4012\D?05|74012|3900000000|390001001|236000/i;

test('no served byte mentions the company of the demo or shows its pictures', async ({ company }) => {
  const folder = join(company.dataDir, 'current', 'public');
  const all = await readdir(folder, { recursive: true });
  const files = all.filter((name) => /\.(html|json|js|css|xml|txt|svg|webmanifest)$/.test(name));
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
  const pictures = all.filter((name) => /\.(avif|webp|jpe?g)$/.test(name));
  expect(pictures.filter((name) => !/(^|\/)(risunok-|card|og-)/.test(name))).toEqual([]);
  expect(pictures.length).toBeGreaterThan(20);
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
