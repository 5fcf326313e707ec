import { appendFile, cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'vitest';
import { test as base } from './support/fixtures.ts';
import { publishState } from './support/publish-state.ts';
import type { SiteProcess } from './support/site-process.ts';
import { serveRelease, startSite } from './support/site-process.ts';
import { followAddress } from './support/traveller.ts';

/** A full publish can be slow while other tests run. */
const PUBLISHED = { timeout: 60_000, interval: 50 };

const OLD = '/works/kuhnya-na-gagarina';
const NEW = '/works/kuhnya-na-prospekte-gagarina';

/** Two servers: one publishes, the other serves the releases that it downloads. */
const test = base.extend('sites', { scope: 'file' }, async ({}, { onCleanup }) => {
  const home = await mkdtemp(join(tmpdir(), 'handed-on-'));
  const RELEASES_URL = pathToFileURL(join(home, 'releases')).href;
  const started = [startSite({ environment: { RELEASES_URL } }), serveRelease('demo', { RELEASES_URL })] as const;
  onCleanup(async () => {
    for (const site of await Promise.allSettled(started)) if (site.status === 'fulfilled') await site.value.stop();
    await rm(home, { recursive: true, force: true });
  });
  const [site, other] = await Promise.all(started);
  return { site, other };
});

const ask = ({ url }: SiteProcess, path: string) => fetch(url + path);
const html = async (site: SiteProcess, path: string) => (await ask(site, path)).text();

/** @returns a function that restores the file */
async function edit({ contentDir }: SiteProcess, file: string, from: RegExp, to: string) {
  const path = join(contentDir, file);
  const before = await readFile(path, 'utf8');
  expect(before).toMatch(from);
  await writeFile(path, before.replace(from, to));
  return () => writeFile(path, before);
}

test('all servers start from a release and apply edits without restart; old tabs find moved pages', async ({
  sites: { site, other },
  newTraveller,
}) => {
  expect(site.output()).not.toMatch(/Опубликовано[\s\S]*Сайт открыт/);
  expect((await ask(site, '/')).status).toBe(200);
  await site.printed('Опубликовано за', PUBLISHED.timeout);

  const { page, open, loads, path, errorScreen } = await newTraveller({ origin: site.url });
  await open('/about');

  await rename(join(site.contentDir, `${OLD}.yaml`), join(site.contentDir, `${NEW}.yaml`));
  await appendFile(join(site.contentDir, 'redirects.yaml'), `- from: ${OLD}\n  to: ${NEW}\n`);
  await edit(site, 'packages/komfort.yaml', /^priceRubPerM2: .*/m, 'priceRubPerM2: 22300');
  const article = join(site.contentDir, 'articles/novaya-statya.md');
  await cp(join(site.contentDir, 'articles/poly-u-morya.md'), article);
  const status = async () => (await ask(site, '/news/novaya-statya')).status;
  await expect.poll(status, PUBLISHED).toBe(200);
  expect(await html(site, '/sitemap.xml')).toContain('/news/novaya-statya');
  for (const path of ['/', '/remont/komfort']) expect(await html(site, path)).toContain('22\u00a0300');
  await expect
    .poll(() => html(other, '/remont/komfort').then((page) => page.includes('22\u00a0300')), PUBLISHED)
    .toBe(true);

  await followAddress(page, `${OLD}?utm_source=ya#form`);
  await expect.poll(path).toBe(`${NEW}?utm_source=ya#form`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await errorScreen.count()).toBe(0);
  expect(loads).toEqual(['/about']);
  await page.goBack();
  await expect.poll(path).toBe('/about');
  await followAddress(page, '/works/net-takoy');
  await errorScreen.waitFor();
  expect(loads).toEqual(['/about']);

  await rm(article);
  await expect.poll(status, PUBLISHED).toBe(410);
});

test('a content error is reported with its file, and the site answers as before until the fix', async ({
  sites: { site },
}) => {
  const health = async (query = '') => (await ask(site, `/healthz${query}`)).json();
  const healthy = await health();
  const restore = await edit(site, 'redirects.yaml', /$/, '\n- { from: /works, to: /sales }\n');
  await site.printed('По адресу /works есть страница', PUBLISHED.timeout);
  await expect.poll(() => publishState(site)).toMatchObject({ refused: true });
  expect((await ask(site, '/works')).status).toBe(200);
  expect(await health()).toEqual({ ...healthy, status: 'degraded', reasons: ['publishing-refused'] });
  const { detail } = await health('?detail');
  expect(detail.publishing.trouble.issues).toEqual([expect.objectContaining({ file: 'redirects.yaml' })]);
  await restore();
  await expect.poll(() => publishState(site), PUBLISHED).toMatchObject({ refused: false, trouble: null });
  expect(await health()).toEqual(healthy);
  expect(await site.stop()).toBe(0);
});
