import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { test as base } from './support/fixtures.ts';
import { startSite } from './support/site-process.ts';

const LISTS = [
  { list: '/works', folder: 'works', copies: 2, query: 'dom=novostroyka', fits: /^housing: new$/m },
  { list: '/sales', folder: 'flats', copies: 4, query: 'status=available', fits: /^status: available$/m },
  { list: '/news', folder: 'articles', copies: 2, query: `tema=${encodeURIComponent('Цены')}`, fits: /^tags: .*Цены/m },
];

async function multiply(folder: string, copies: number): Promise<void> {
  for (const file of await readdir(folder)) {
    for (let copy = 1; copy < copies; copy += 1) {
      await cp(join(folder, file), join(folder, file.replace('.', `-${copy}.`)));
    }
  }
}

const test = base.extend('listSite', { scope: 'file' }, async ({}, { onCleanup }) => {
  const home = await mkdtemp(join(tmpdir(), 'lists-'));
  const contentDir = join(home, 'content');
  await cp('content', contentDir, { recursive: true });
  for (const { folder, copies } of LISTS) await multiply(join(contentDir, folder), copies);
  const site = await startSite({ contentDir });
  onCleanup(async () => {
    await site.stop();
    await rm(home, { recursive: true, force: true });
  });
  await site.printed('Опубликовано за', 230_000);
  return site;
});

const entriesOf = (list: string) =>
  `main [data-card] a[href^="${list}/"]:not([href*="/page/"], [href*="/paket/"], [href*="/dom/"], [href*="/sravnenie"])`;
const NOTE = 'Чтобы отбирать, включите в браузере JavaScript. Ниже весь список.';

// Publishing takes longer than the timeout of a test.
test.beforeAll(({ listSite }) => void listSite, 240_000);

describe.each(LISTS)('a filter in $list', ({ list, folder, query, fits }) => {
  test('searches all pages of the list, and reports a page that fails to load', async ({ newTraveller, listSite }) => {
    const files = await readdir(join(listSite.contentDir, folder));
    const sources = await Promise.all(files.map((file) => readFile(join(listSite.contentDir, folder, file), 'utf8')));
    const fitting = sources.filter((source) => fits.test(source)).length;
    const { page, open } = await newTraveller({ origin: listSite.url });
    let isBroken = true;
    await page.route(`**/data${list}/page/2.json`, (route) => (isBroken ? route.abort() : route.continue()));
    await open(`${list}?${query}`);
    const retry = page.getByRole('button', { name: 'Повторить' });
    await retry.waitFor();
    isBroken = false;
    // By keyboard: cards get their heights while the button is scrolled into view, and a click could miss it.
    await retry.press('Enter');
    const found = () =>
      page
        .locator(entriesOf(list))
        .evaluateAll((links) => new Set(links.map((link) => link.getAttribute('href'))).size);
    const shown = async () => ({ found: await found(), retries: await retry.count() });
    await expect.poll(shown).toEqual({ found: fitting, retries: 0 });
    expect(page.url()).toContain(query);
    expect(await page.getByText(NOTE).isVisible()).toBe(false);
  });

  test('is not offered without JavaScript: the page gives the reason and lists everything', {
    tags: ['nightly'],
  }, async ({ visit, listSite }) => {
    const { page } = await visit(list, { origin: listSite.url, javaScriptEnabled: false });
    expect(await page.getByText(NOTE).isVisible()).toBe(true);
    expect(await page.locator(entriesOf(list)).first().isVisible()).toBe(true);
    expect(await page.locator('main [aria-pressed]:visible, main select:not([name]):visible').count()).toBe(0);
  });
});

test.for([
  ['is of another build', { json: { build: 'newer', data: { renamed: [] } } }],
  ['is gone with another release', { status: 404 }],
] as const)(
  'a filter restarts with a new document when the rest of the list %s',
  { tags: ['nightly'] },
  async ([_case, answer], { newTraveller, listSite }) => {
    const { page, open, loads } = await newTraveller({ origin: listSite.url });
    let isNewer = true;
    await page.route('**/data/works/page/2.json', (route) => (isNewer ? route.fulfill(answer) : route.continue()));
    await open('/works?dom=novostroyka');
    const retry = page.getByRole('button', { name: 'Повторить' });
    await retry.waitFor();
    expect(await page.locator('[data-page-error]').count()).toBe(0);
    isNewer = false;
    await retry.press('Enter');
    await expect.poll(() => loads.length).toBe(2);
    await page.locator(entriesOf('/works')).first().waitFor();
    await retry.waitFor({ state: 'detached' });
  },
);

test.for(['/works', '/sales'])(
  'a filter of %s applies at once, while its navigation waits for the network',
  { tags: ['nightly'] },
  async (list, { newTraveller }) => {
    const { page, open } = await newTraveller();
    const network = Promise.withResolvers<void>();
    // A navigation waits for the whole stylesheet, without a time limit.
    await page.route('**/assets/style-*.css', async (route) => {
      await network.promise;
      await route.continue();
    });
    await open(list);
    const cards = () => page.locator('main [data-card]:visible').count();
    const all = await cards();
    const chip = page.locator('main button[aria-pressed=false]').first();
    await chip.evaluate((element) => element.setAttribute('data-pressed-by-test', ''));
    await chip.click();
    await page.locator('main [data-pressed-by-test][aria-pressed=true]').waitFor();
    expect(await cards()).toBeLessThan(all);
    expect(new URL(page.url()).search).toBe('');
    network.resolve();
    await page.waitForURL((url) => url.search !== '');
    expect(await cards()).toBeLessThan(all);
  },
);
