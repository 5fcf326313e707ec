import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { drawn, routed, started } from './support/visitor.ts';

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

test('the header button matches the subject of the page', async ({ newVisitor }) => {
  const visitor = await newVisitor();
  const { page } = visitor;
  const asks: Record<string, string> = {
    '/remont': 'Вызвать замерщика',
    '/sales': 'Записаться на\u00a0просмотр',
    '/about/vacancies': 'Откликнуться',
  };
  for (const [path, words] of Object.entries(asks)) {
    await page.goto(path);
    const button = page.getByRole('banner').getByRole('link', { name: words, exact: true });
    await button.waitFor();
    expect(await button.getAttribute('href')).toContain('#form');
    expect(await page.locator('#form form').count()).toBeGreaterThan(0);
  }
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

test('the thank-you page has its number at once on a direct and a soft load, and keeps its call time', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { page } = visitor;
  const heading = page.getByRole('heading', { level: 1 });
  const answer = await page.goto('/thankyou?n=1001');
  expect(await answer?.text()).toContain('Заявка №\u00a01001 принята');
  await started(page);
  const mainText = await page.locator('main').innerText();
  expect(mainText).toContain('Заявка №\u00a01001 принята');
  expect(mainText).toContain('Смета построчно');
  await page.clock.install({ time: Date.now() + 4 * 3_600_000 });
  await page.reload();
  await started(page);
  expect(await page.locator('main b').first().innerText()).toBe(mainText.match(/Перезвоним[^\n]*?\.(?= )/)?.[0]);

  await page.goto('/works');
  await routed(page);
  await page.evaluate(() => {
    const state = { ...history.state, key: 'thanks', idx: history.state.idx + 1 };
    history.pushState(state, '', '/thankyou?n=1002');
    dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  await heading.getByText('Заявка № 1002 принята').waitFor();
  expect(visitor.complaints).toEqual([]);
});
