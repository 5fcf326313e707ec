import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { LONG_WORD, lengthenTexts } from '../model/load/long-words.fixture.ts';
import { test as base } from './support/fixtures.ts';
import { loadWholeStylesheet, overflowPx, wordsOutOfBox } from './support/looks.ts';
import { startSite } from './support/site-process.ts';
import { allPaths, onePerPage } from './support/sweep.ts';
import { drawn, PHONE, started } from './support/visitor.ts';

const WIDTHS = [320, PHONE.width, 768, 1440];

const test = base.extend('wordy', { scope: 'file' }, async ({}, { onCleanup }) => {
  const home = await mkdtemp(join(tmpdir(), 'wordy-'));
  const contentDir = join(home, 'content');
  await cp('content', contentDir, { recursive: true });
  await lengthenTexts(contentDir);
  const site = await startSite({ contentDir, isFirstStart: true });
  onCleanup(async () => {
    await site.stop();
    await rm(home, { recursive: true });
  });
  return site;
});

test('a word of sixty letters in every text of the content breaks inside its box on every kind of page', {
  timeout: 300_000,
}, async ({ wordy, newVisitor }) => {
  const { page } = await newVisitor({ origin: wordy.url });
  const paths = onePerPage(await allPaths(wordy.url));
  expect(paths.length).toBeGreaterThan(25);
  for (const path of [...paths, '/thankyou?n=1', `/poisk?q=${LONG_WORD}`, '/raschet']) {
    await page.goto(path);
    await started(page);
    await loadWholeStylesheet(page);
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { laidOut: '' }));
    for (const width of WIDTHS) {
      await page.setViewportSize({ ...PHONE, width });
      await drawn(page);
      expect(await overflowPx(page, width), `${path} at ${width} px`).toBeLessThanOrEqual(0);
      expect(await wordsOutOfBox(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('a printed acceptance sheet with long words fits', async ({ visit }) => {
  const { page } = await visit('/priyomka');
  await page.getByLabel('Адрес квартиры').fill(LONG_WORD);
  await page.getByRole('checkbox', { name: 'Стены вертикальны' }).check();
  await page.getByLabel(/Что не так: стены вертикальны/).fill(LONG_WORD);
  await page.emulateMedia({ media: 'print' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...PHONE, width });
    const overflow = await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
    expect(overflow, `at ${width} px`).toBe(0);
  }
});
