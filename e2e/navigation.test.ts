import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { plain } from './support/leads.ts';
import { drawn, started } from './support/visitor.ts';

const scrollY = (page: { evaluate<T>(run: () => T): Promise<T> }) => page.evaluate(() => Math.round(window.scrollY));

/** Returns the scroll position that two frames in succession have. */
async function settled(page: Page): Promise<number> {
  let before = Number.NaN;
  await expect
    .poll(async () => {
      await drawn(page);
      const isSame = before === (await scrollY(page));
      before = await scrollY(page);
      return isSame;
    })
    .toBe(true);
  return before;
}

test('a link loads no document and updates title, address, heading, focus, layout and banner', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor({ reducedMotion: 'no-preference' });
  const { page } = visitor;
  await page.goto('/');
  expect(await page.locator('[data-layout]').getAttribute('data-layout')).toBe('hero');
  expect(await page.locator('[data-banner]').count()).toBe(0);
  await started(page);
  await page.getByRole('banner').getByRole('link', { name: 'Работы' }).click();
  await page.waitForURL('**/works');
  await page.getByRole('heading', { level: 1, name: 'Наши работы' }).waitFor();
  await expect.poll(() => page.title()).toContain('Работы по ремонту');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/works$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await page.getByRole('navigation', { name: 'Хлебные крошки' }).innerText()).toContain('Работы');
  await expect.poll(() => page.locator('[data-layout]').getAttribute('data-layout')).toBe('default');
  expect(await page.locator('[data-banner]').innerText()).toContain('Наши работы');
  expect(visitor.documents()).toBe(1);
  expect(visitor.complaints).toEqual([]);
});

test('a new page starts at its top, and Back restores the scroll position, both without scrolling there', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor({ reducedMotion: 'no-preference' });
  const { page } = visitor;
  await page.goto('/works');
  await started(page);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  const card = page.locator('main a[href^="/works/"]').nth(3);
  await card.scrollIntoViewIfNeeded();
  const left = await settled(page);
  await page.evaluate(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    addEventListener('scroll', () => positions.push(Math.round(window.scrollY)));
  });
  const positions = () => page.evaluate(() => (window as unknown as { positions: number[] }).positions);
  await card.evaluate((link) => (link as HTMLAnchorElement).click());
  await page.waitForURL('**/works/*');
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await page.waitForURL('**/works');
  await expect.poll(() => scrollY(page)).toBe(left);
  await expect.poll(positions).toEqual([0, left]);
  expect(visitor.documents()).toBe(1);
});

test('a choice that only changes the query keeps the scroll position', async ({ newVisitor }) => {
  const visitor = await newVisitor({ reducedMotion: 'no-preference' });
  const { page } = visitor;
  await page.goto('/works');
  await started(page);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.evaluate(() => {
    // Click by script: Playwright would scroll the page to the button.
    const chip = [...document.querySelectorAll<HTMLButtonElement>('main button[aria-pressed]')].at(1);
    chip?.click();
  });
  await page.waitForURL('**/works?*');
  await drawn(page);
  expect(await scrollY(page)).toBe(300);
  expect(visitor.documents()).toBe(1);
});

test('a link into a page scrolls to its target, also from another page', async ({ newVisitor }) => {
  const visitor = await newVisitor({ reducedMotion: 'no-preference' });
  const { page } = visitor;
  await page.goto('/works');
  await started(page);
  const top = () => page.evaluate(() => document.getElementById('form')?.getBoundingClientRect().top ?? Number.NaN);
  await page
    .locator('a[href="/contacts#form"]')
    .first()
    .evaluate((link) => {
      link.removeAttribute('data-opens');
      (link as HTMLAnchorElement).click();
    });
  await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(-1);
  expect(visitor.documents()).toBe(1);
});

test.for([
  ['/remont', 'Вызвать замерщика'],
  ['/sales', 'Записаться на просмотр'],
  ['/about/vacancies', 'Откликнуться'],
] as const)('the header button of %s matches its subject: %s', async ([path, words], { site }) => {
  const html = await (await fetch(site.url + path)).text();
  const [header = ''] = /<header.*?<\/header>/s.exec(html) ?? [];
  expect(plain(header)).toMatch(new RegExp(`<a [^>]*href="[^"]*#form"[^>]*>(<[^>]+>)*${words}<`));
  expect(html).toMatch(/id="form".*<form/s);
});

test.for([
  ['/works/net-takoy', 'Page Not Found: /works/net-takoy'],
  ['/<script>alert(1)</script>', 'Page not found: /<script>alert(1)</script>'],
] as const)(
  '%s on a direct load answers 404 with the message of its kind',
  async ([path, sentence], { newVisitor, site }) => {
    const visitor = await newVisitor();
    const { page } = visitor;
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(await page.locator('[data-error-description]').innerText()).toBe(sentence);
    await started(page);
    expect(await page.locator('[data-error-description]').innerText()).toBe(sentence);
    await page.getByRole('link', { name: 'На главную', exact: true }).click();
    await page.waitForURL(`${site.url}/`);
  },
);

test('retired addresses redirect to the home page with their campaign tags', async ({ site }) => {
  for (const path of ['/price', '/about/history', '/about/employees', '/about/requisites'])
    expect((await fetch(`${site.url}${path}?utm_source=yandex`)).url).toBe(`${site.url}/?utm_source=yandex`);
});

test('every section is reachable with the keyboard alone', async ({ newVisitor }) => {
  const visitor = await newVisitor();
  const { page } = visitor;
  await page.goto('/');
  await started(page);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('К содержанию');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe('#main');
});
