import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { type SiteProcess, startSite } from './support/site-process.ts';
import { newTraveller } from './support/traveller.ts';
import { newVisitor } from './support/visitor.ts';

/** Each list, how many copies of the demo it holds, a choice in it, whom that fits, and where its second page lies. */
const LISTS = [
  { list: '/works', folder: 'works', copies: 3, query: 'dom=novostroyka', fits: /^housing: new$/m },
  { list: '/sales', folder: 'flats', copies: 4, query: 'status=available', fits: /^status: available$/m },
  { list: '/news', folder: 'articles', copies: 2, query: `tema=${encodeURIComponent('Цены')}`, fits: /^tags: .*Цены/m },
];

/** Copies of every file of a folder, each at an address of its own. */
async function multiply(folder: string, copies: number): Promise<void> {
  for (const file of await readdir(folder)) {
    for (let copy = 1; copy < copies; copy += 1) {
      await cp(join(folder, file), join(folder, file.replace('.', `-${copy}.`)));
    }
  }
}

let browser: Browser;
let site: SiteProcess;
let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'lists-'));
  const contentDir = join(home, 'content');
  await cp('content', contentDir, { recursive: true });
  for (const { folder, copies } of LISTS) await multiply(join(contentDir, folder), copies);
  site = await startSite({ contentDir, isFirstStart: true });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await rm(home, { recursive: true, force: true });
});

describe.each(LISTS)('a choice in $list', ({ list, folder, query, fits }) => {
  const entries = `main [data-card] a[href^="${list}/"]:not([href*="/page/"], [href*="/paket/"], [href*="/dom/"], [href*="/sravnenie"])`;
  const second = `/data${list}/page/2.json`;

  test('is searched for on all pages of the list, and says so when one does not come', async () => {
    const files = await readdir(join(site.contentDir, folder));
    const sources = await Promise.all(files.map((file) => readFile(join(site.contentDir, folder, file), 'utf8')));
    const fitting = sources.filter((source) => fits.test(source)).length;
    const { page, open, leave } = await newTraveller(browser, site.url);
    let isBroken = true;
    await page.route(`**${second}`, (route) => (isBroken ? route.abort() : route.continue()));
    await open(`${list}?${query}`);
    const retry = page.getByRole('button', { name: 'Повторить' });
    await retry.waitFor();
    isBroken = false;
    await retry.click();
    const found = () =>
      page.locator(entries).evaluateAll((links) => new Set(links.map((link) => link.getAttribute('href'))).size);
    await expect.poll(found).toBe(fitting);
    expect(await retry.count()).toBe(0);
    expect(page.url()).toContain(query);
    await leave();
  });

  test.each([
    ['is of another build', { json: { build: 'newer', data: { renamed: [] } } }],
    ['is gone with another release', { status: 404 }],
  ])('begins anew with another document when the rest of the list %s', async (_case, answer) => {
    const { page, open, loads, leave } = await newTraveller(browser, site.url);
    let isNewer = true;
    await page.route(`**${second}`, (route) => (isNewer ? route.fulfill(answer) : route.continue()));
    await open(`${list}?${query}`);
    const retry = page.getByRole('button', { name: 'Повторить' });
    await retry.waitFor();
    expect(await page.locator('[data-page-error]').count()).toBe(0);
    isNewer = false;
    await retry.click();
    await expect.poll(() => loads.length).toBe(2);
    await page.locator(entries).first().waitFor();
    await retry.waitFor({ state: 'detached' });
    await leave();
  });

  test('is not offered without JavaScript: the page says why and lists everything', async () => {
    const without = await newVisitor(browser, site.url, { javaScriptEnabled: false });
    await without.page.goto(list);
    const note = 'Чтобы отбирать, включите в браузере JavaScript. Ниже весь список.';
    expect(await without.page.getByText(note).isVisible()).toBe(true);
    expect(await without.page.locator(entries).first().isVisible()).toBe(true);
    expect(await without.page.locator('main [aria-pressed]:visible, main select:not([name]):visible').count()).toBe(0);
    await without.leave();

    const having = await newVisitor(browser, site.url);
    await having.page.goto(list);
    expect(await having.page.getByText(note).isVisible()).toBe(false);
    await having.leave();
  });
});
