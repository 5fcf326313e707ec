import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { PHONE } from './conditions.ts';
import type { Loading } from './load.ts';
import { load } from './load.ts';
import { serveFolders } from './static-server.ts';

/** A file, because Chromium does not always report the task in which it opens a document and runs its first script. */
const BLOCKING = 'for (const begun = performance.now(); performance.now() < begun + 300; );';

/**
 * A page that blocks for 300 ms before its first paint, shifts its layout after 1.5 s and marks menu and form as
 * hydrated after 2 s.
 */
const SLOW_PAGE = `<!doctype html><title>Медленно</title>
<script src="/blocking.js"></script>
<header><a href="#end" aria-label="Меню" aria-haspopup="dialog">Меню</a></header>
<h1>Видно поздно</h1><input type="tel">
<script>
  setTimeout(() => { document.querySelector('h1').style.marginTop = '200px'; }, 1500);
  setTimeout(() => { for (const part of document.querySelectorAll('a, input')) part.__reactProps$test = {}; }, 2000);
</script>`;

let home: string;
let server: Awaited<ReturnType<typeof serveFolders>>;
let browser: Browser;
let loading: Loading;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'lab-'));
  await writeFile(join(home, 'blocking.js'), BLOCKING);
  await writeFile(join(home, 'index.html'), SLOW_PAGE);
  server = await serveFolders([home]);
  browser = await launchBrowser();
  loading = await load(browser, `${server.url}/`, PHONE);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
  await rm(home, { recursive: true });
});

it('measures the long task that delays the first paint', { tags: ['nightly'] }, () => {
  expect(loading.longestTaskMs).toBeGreaterThanOrEqual(300);
});

it('waits until the menu and the form respond on a page with its first paint before it is interactive', {
  tags: ['nightly'],
}, () => {
  expect(loading.gapMs).toBeGreaterThan(500);
  expect(loading.wholeGapMs).toBeNull();
});

it('names the element that shifted', { tags: ['nightly'] }, () => {
  expect(loading.shift).toBeGreaterThan(0);
  expect(loading.shifts.flatMap(({ moved }) => moved)).toContainEqual(expect.stringContaining('<h1'));
});
