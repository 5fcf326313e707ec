import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { readPage } from './support/page-html.ts';
import { DESKTOP, PHONE } from './support/visitor.ts';

/** Runs in the page: scrolls to each part of a card and returns the link targets at their middles. */
function linksAtMiddles(card: Element): (string | null | undefined)[] {
  const parts = [...card.querySelectorAll('img, h3, li, a')].filter((part) => part.checkVisibility());
  return parts.map((part) => {
    part.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = part.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit?.closest('a')?.getAttribute('href');
  });
}

test.for(['/', '/remont'])(
  'the whole card of a package on %s leads to that package only, on a phone and a desktop',
  async (path, { newVisitor }) => {
    const { page, complaints } = await newVisitor({ javaScriptEnabled: false });
    await page.goto(path);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      for (const name of ['Белая отделка', 'Базовый', 'Комфорт', 'Авторский']) {
        const card = page.locator('main article[data-card]', { has: page.getByRole('heading', { name }) });
        const address = await card.getByRole('link').getAttribute('href');
        expect(await card.locator(':is(img, h3, li, a):visible').count()).toBeGreaterThanOrEqual(3);
        // A section outside the viewport is laid out one frame after it is scrolled into view.
        const addresses = async () => [...new Set(await card.evaluate(linksAtMiddles))];
        await expect.poll(addresses, { message: `${name} at ${viewport.width} px` }).toEqual([address]);
      }
    }
    expect(complaints).toEqual([]);
  },
);

test('the comparison without JavaScript hides values equal in all packages, by keyboard too', {
  tags: ['nightly'],
}, async ({ newVisitor }) => {
  const { page } = await newVisitor({ javaScriptEnabled: false, viewport: DESKTOP });
  await page.goto('/remont');
  const table = page.getByRole('table', { name: 'Сравнение пакетов' });
  const row = (name: string) => table.getByRole('row', { name });
  const hidden = row('Замер и смета');
  const before = await table.getByRole('row').count();
  expect(await hidden.isVisible()).toBe(true);

  const differences = page.getByRole('checkbox', { name: /^Только отличия/ });
  const labelText = await differences.evaluate((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? '');
  const same = Number(labelText.match(/\d+/)?.[0]);
  await differences.focus();
  await page.keyboard.press('Space');
  expect(await hidden.isVisible()).toBe(false);
  expect(await row('Полы').isVisible()).toBe(true);
  expect(await table.getByRole('row').count()).toBe(before - same);
  await page.keyboard.press('Space');
  expect(await hidden.isVisible()).toBe(true);
});

test('a phone compares two packages side by side, with their sums for the chosen area held in view', {
  tags: ['nightly'],
}, async ({ visit }) => {
  const { page } = await visit('/remont?ploshchad=54', { viewport: PHONE });
  const table = page.getByRole('table', { name: 'Сравнение пакетов' });
  const heads = () =>
    table
      .locator('thead th')
      .evaluateAll((all) =>
        all.filter((head) => head.checkVisibility()).map((head) => head.textContent?.replace(/[^\d₽]/g, '') ?? ''),
      );
  const areSums = async (...sums: string[]) => {
    const shown = await heads();
    return shown.length === sums.length && sums.every((sum, index) => shown[index]?.includes(sum));
  };
  await expect.poll(() => areSums('804600₽', '1182600₽')).toBe(true);
  await page.getByLabel('Слева').selectOption('Белая отделка');
  expect(await areSums('588600₽', '1182600₽')).toBe(true);
  await table.getByRole('row').last().scrollIntoViewIfNeeded();
  const { y = -1 } = (await table.locator('thead').boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
});

test('a list of works of one kind is in the sitemap and links to its works', async ({ site }) => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/<]+(\/works\/(?:paket|dom)\/[^<]+)<\/loc>/g)].map(
    (found) => found[1] ?? '',
  );
  expect(paths.length).toBeGreaterThanOrEqual(5);
  const pages = await Promise.all(paths.map((path) => readPage(site.url, path)));
  expect(new Set(pages.map(({ title }) => title)).size).toBe(paths.length);
  expect(pages.map(({ canonical }) => new URL(canonical).pathname)).toEqual(paths);
  for (const { title, links } of pages) {
    const works = new Set(links.filter((link) => /^\/works\/(?!seychas$)[^/]+$/.test(link)));
    expect(works.size, title).toBeGreaterThanOrEqual(2);
  }
  expect((await readPage(site.url, '/works/dom/zamok')).status).toBe(404);
});
