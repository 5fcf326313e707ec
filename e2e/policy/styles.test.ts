import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test as base } from '../support/fixtures.ts';
import { drawn, PHONE, started } from '../support/visitor.ts';

/** Fails requests for the stylesheet until `restore` is called. */
async function breakStyles(page: Page, answer: 'abort' | 500 = 'abort') {
  let isBroken = true;
  let requests = 0;
  await page.route('**/style-*.css', (route) => {
    requests += 1;
    if (!isBroken) return route.continue();
    return answer === 'abort' ? route.abort() : route.fulfill({ status: answer });
  });
  return { restore: () => (isBroken = false), requests: () => requests };
}

async function looks(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, main')].map((element) => {
      const { display, gridTemplateColumns, fontSize, color, backgroundColor, padding } = getComputedStyle(element);
      return [
        element.tagName,
        display,
        gridTemplateColumns.split(' ').length,
        fontSize,
        color,
        backgroundColor,
        padding,
      ].join();
    }),
  );
}

const test = base.extend('looksOf', ({ newTraveller }) => async (path: string, { isWhole }: { isWhole: boolean }) => {
  const { page, open } = await newTraveller();
  if (!isWhole) await breakStyles(page);
  await open(path);
  if (isWhole) {
    await page.mouse.move(300, 300);
    await page.waitForFunction(
      () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]:not([media])')?.sheet,
    );
  }
  return looks(page);
});

test('a stylesheet that failed or answered 500 is requested again by the next navigation', {
  tags: ['nightly'],
}, async ({ looksOf, newTraveller }) => {
  const whole = await looksOf('/contacts', { isWhole: true });
  for (const answer of ['abort', 500] as const) {
    const { page, open, follow, heading, loads } = await newTraveller();
    const styles = await breakStyles(page, answer);
    await open('/works');
    await page.mouse.move(300, 300);
    await expect.poll(styles.requests, { message: String(answer) }).toBeGreaterThan(0);
    styles.restore();
    await follow('Контакты');
    await heading('Контакты').waitFor();
    expect(loads).toEqual(['/works']);
    await expect.poll(() => looks(page)).toEqual(whole);
    const sheets = await page.evaluate(() => [
      document.querySelectorAll('link[rel=stylesheet]:not([media])').length,
      document.adoptedStyleSheets.length,
    ]);
    expect(sheets).toEqual([1, 0]);
  }
});

test('each page is shown with the styles of its document while the stylesheet never loads', {
  tags: ['nightly'],
}, async ({ looksOf, newTraveller }) => {
  const { page, open, follow, heading, loads } = await newTraveller();
  await breakStyles(page);
  await open('/works');
  for (const [name, path] of [
    ['Контакты', '/contacts'],
    ['Отзывы', '/about/reviews'],
  ] as const) {
    await follow(name);
    await heading(name).waitFor();
    const own = await looksOf(path, { isWhole: false });
    await expect.poll(() => looks(page)).toEqual(own);
  }
  expect(loads).toEqual(['/works']);
});

test('a page that would be shown without styles is loaded as a document', async ({ newTraveller }) => {
  const { page, open, follow, heading, loads } = await newTraveller();
  await breakStyles(page);
  await page.route('**/contacts', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  await open('/works');
  await follow('Контакты');
  await heading('Контакты').waitFor();
  await started(page);
  expect(loads).toEqual(['/works', '/contacts']);
});

test('a menu opens also when the stylesheet hangs', { tags: ['nightly'] }, async ({ newTraveller }) => {
  const { page, open } = await newTraveller({ viewport: PHONE });
  await page.route('**/style-*.css', () => {});
  await open('/');
  await page.getByRole('button', { name: 'Меню' }).click();
  await page.getByRole('dialog', { name: 'Меню' }).waitFor();
});

test('a navigation waits for a stylesheet that is still loading', async ({ looksOf, newTraveller }) => {
  const { page, follow, heading, path } = await newTraveller();
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/*.css', async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto('/works', { waitUntil: 'domcontentloaded' });
  // The `load` event waits for the stylesheet; a click starts the application earlier, once its click handler has
  // loaded.
  await expect
    .poll(async () => {
      await page.mouse.click(300, 300);
      return page.evaluate(() => document.documentElement.dataset.started !== undefined);
    })
    .toBe(true);
  const data = page.waitForResponse('**/data/contacts.json');
  await follow('Контакты');
  await (await data).finished();
  await drawn(page);
  expect(path()).toBe('/works');
  send();
  await heading('Контакты').waitFor();
  await expect.poll(() => looks(page)).toEqual(await looksOf('/contacts', { isWhole: true }));
});
