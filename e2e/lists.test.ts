import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test as base } from './support/fixtures.ts';
import { startSite } from './support/site-process.ts';

/** Two pages of works: each work twice. */
async function doubleWorks(folder: string): Promise<void> {
  for (const file of await readdir(folder)) await cp(join(folder, file), join(folder, file.replace('.', '-1.')));
}

const test = base.extend('listSite', { scope: 'file' }, async ({}, { onCleanup }) => {
  const home = await mkdtemp(join(tmpdir(), 'lists-'));
  const contentDir = join(home, 'content');
  await cp('content', contentDir, { recursive: true });
  await doubleWorks(join(contentDir, 'works'));
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

test('a filter searches all pages of the list, and reports a page that fails to load', async ({
  newTraveller,
  listSite,
}) => {
  const works = join(listSite.contentDir, 'works');
  const sources = await Promise.all((await readdir(works)).map((file) => readFile(join(works, file), 'utf8')));
  const fitting = sources.filter((source) => /^housing: new$/m.test(source)).length;
  const { page, open } = await newTraveller({ origin: listSite.url });
  let isBroken = true;
  await page.route('**/data/works/page/2.json', (route) => (isBroken ? route.abort() : route.continue()));
  await open('/works?dom=novostroyka');
  const retry = page.getByRole('button', { name: 'Повторить' });
  await retry.waitFor();
  isBroken = false;
  // By keyboard: cards get their heights while the button is scrolled into view, and a click could miss it.
  await retry.press('Enter');
  const found = () =>
    page
      .locator(entriesOf('/works'))
      .evaluateAll((links) => new Set(links.map((link) => link.getAttribute('href'))).size);
  const shown = async () => ({ found: await found(), retries: await retry.count() });
  await expect.poll(shown).toEqual({ found: fitting, retries: 0 });
  expect(page.url()).toContain('dom=novostroyka');
  expect(await page.getByText(NOTE).isVisible()).toBe(false);
});

test.for(['/works', '/sales', '/news'])(
  'a filter of %s is not offered without JavaScript: the page gives the reason and lists everything',
  { tags: ['nightly'] },
  async (list, { visit }) => {
    const { page } = await visit(list, { javaScriptEnabled: false });
    expect(await page.getByText(NOTE).isVisible()).toBe(true);
    expect(await page.locator(entriesOf(list)).first().isVisible()).toBe(true);
    expect(await page.locator('main [aria-pressed]:visible, main select:not([name]):visible').count()).toBe(0);
  },
);

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
