import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { loadWholeStylesheet } from './support/looks.ts';
import { PHONE } from './support/visitor.ts';

const MAX_PX = 9000;

test.for(['/', '/about', '/about/reviews'])('%s is at most 9,000 px high on a phone', async (path, { visit }) => {
  const { page } = await visit(path, { viewport: PHONE });
  await loadWholeStylesheet(page);
  await page.evaluate(() => {
    document.documentElement.dataset.laidOut = '';
    return document.fonts.ready.then(() => undefined);
  });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(MAX_PX);
});

test('the home page takes at most 24 KB compressed', async ({ site }) => {
  const response = await fetch(site.url, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(Number(response.headers.get('content-length'))).toBeLessThanOrEqual(24 * 1024);
});

test('a switch without scripts shows all reviews and all commitments on a phone', { tags: ['nightly'] }, async ({
  visit,
}) => {
  for (const [path, list] of [
    ['/about/reviews', 'article'],
    ['/about', 'section:not(#form) ol > li'],
  ] as const) {
    const { page } = await visit(path, { viewport: PHONE, javaScriptEnabled: false });
    const items = page.locator(`main ${list}`);
    const shown = () => items.evaluateAll((all) => all.filter((item) => item.checkVisibility()).length);
    expect(await shown(), path).toBe(4);
    await page.getByRole('checkbox', { name: /^Ещё \d+/ }).check();
    expect(await shown(), path).toBe(await items.count());
  }
});
