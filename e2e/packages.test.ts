import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { DESKTOP, newVisitor, PHONE } from './support/visitor.ts';

const siteUrl = inject('siteUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Runs in the page: where a click on the middle of the element leads. */
function linkAtItsMiddle(element: Element): string | null | undefined {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document
    .elementFromPoint(x + width / 2, y + height / 2)
    ?.closest('a')
    ?.getAttribute('href');
}

test.each(['/', '/remont'])('on %s the whole card of a package leads to it', async (path) => {
  for (const viewport of [PHONE, DESKTOP]) {
    const { page, complaints, leave } = await newVisitor(browser, siteUrl, { javaScriptEnabled: false, viewport });
    for (const part of ['img', 'h3', 'a']) {
      await page.goto(path);
      const card = page.locator('main article[data-card]', { has: page.getByRole('heading', { name: 'Комфорт' }) });
      expect(await card.getByRole('link').count()).toBe(1);
      const place = card.locator(part).first();
      await place.scrollIntoViewIfNeeded();
      const box = await place.boundingBox();
      await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
      await page.waitForURL('**/remont/komfort');
    }
    expect(complaints).toEqual([]);
    await leave();
  }
});

test('the card of one package does not reach into that of the next', async () => {
  const { page, leave } = await newVisitor(browser, siteUrl, { viewport: DESKTOP });
  await page.goto('/remont');
  for (const name of ['Белая отделка', 'Базовый', 'Комфорт', 'Авторский']) {
    const card = page.locator('main article[data-card]', { has: page.getByRole('heading', { name }) });
    const fact = card.getByRole('listitem').first();
    await fact.evaluate((shown) => shown.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // A section far from the screen is laid out, and found by a point, with the frame after the scrolling.
    await expect
      .poll(() => fact.evaluate(linkAtItsMiddle), { message: name })
      .toBe(await card.getByRole('link').getAttribute('href'));
  }
  await leave();
});

test('without JavaScript the comparison leaves out what is the same in all packages, by keyboard too', async () => {
  const { page, leave } = await newVisitor(browser, siteUrl, { javaScriptEnabled: false, viewport: DESKTOP });
  await page.goto('/remont');
  const table = page.getByRole('table', { name: 'Сравнение пакетов' });
  const row = (name: string) => table.getByRole('row', { name });
  const hidden = row('Замер и смета');
  const before = await table.getByRole('row').count();
  expect(await hidden.isVisible()).toBe(true);

  const differences = page.getByRole('checkbox', { name: /^Только отличия/ });
  const said = await differences.evaluate((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? '');
  const same = Number(said.match(/\d+/)?.[0]);
  await differences.focus();
  await page.keyboard.press('Space');
  expect(await hidden.isVisible()).toBe(false);
  expect(await row('Полы').isVisible()).toBe(true);
  expect(await table.getByRole('row').count()).toBe(before - same);
  await page.keyboard.press('Space');
  expect(await hidden.isVisible()).toBe(true);
  await leave();
});

test('a list of works of one kind is in the sitemap and leads to its works', async () => {
  const map = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/<]+(\/works\/(?:paket|dom)\/[^<]+)<\/loc>/g)].map(
    (found) => found[1] ?? '',
  );
  expect(paths.length).toBeGreaterThanOrEqual(5);
  const { page, complaints, leave } = await newVisitor(browser, siteUrl, { javaScriptEnabled: false });
  const headings = new Set<string>();
  for (const path of paths) {
    await page.goto(path);
    headings.add(await page.locator('h1').innerText());
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(new RegExp(`${path}$`));
    expect(await page.locator('main article a[href^="/works/"]').count()).toBeGreaterThanOrEqual(2);
  }
  expect(headings.size).toBe(paths.length);
  expect((await page.goto('/works/dom/zamok'))?.status()).toBe(404);
  expect(complaints.filter((line) => !line.includes('/works/dom/zamok') && !line.includes('404'))).toEqual([]);
  await leave();
});
