import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { DESKTOP, newVisitor, PHONE, started } from './support/visitor.ts';

const siteUrl = inject('siteUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function opened(path: string, options = {}) {
  const visitor = await newVisitor(browser, siteUrl, options);
  await visitor.page.goto(path);
  return visitor;
}

describe('sections below the first view', () => {
  /** Heights of sections, and of what they take on the page. */
  const heights = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main > section[data-tone]')].map((section) => section.offsetHeight),
    );
  /** Once the application has told the heights of all. */
  const measured = (page: Page) =>
    page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLElement>('main > section[data-tone]')].every(
        ({ style }) => style.containIntrinsicBlockSize !== '' && style.contentVisibility === '',
      ),
    );
  const layOut = (page: Page) =>
    page.evaluate(() => {
      document.documentElement.dataset.laidOut = '';
    });

  test('are laid out when they come near', async () => {
    const { page, leave } = await opened('/', { javaScriptEnabled: true });
    const last = page.locator('main > section[data-tone]').last();
    const isSkipped = () =>
      last.evaluate((section) => !section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(isSkipped).toBe(true);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(isSkipped).toBe(false);
    await leave();
  });

  test.each([PHONE, DESKTOP])('take as much room before that as after it, at %o', async (viewport) => {
    const { page, leave } = await opened('/', { viewport });
    await started(page);
    await page.evaluate(() => document.fonts.ready);
    await measured(page);
    const before = await heights(page);
    await layOut(page);
    expect(before).toEqual(await heights(page));
    await leave();
  });

  test.each([true, false])('an anchor leads to them, with scripts: %s', async (javaScriptEnabled) => {
    const { page, leave } = await opened('/', { javaScriptEnabled, reducedMotion: 'reduce' });
    if (javaScriptEnabled) await started(page);
    await page.locator('main a[href$="#calculator"]').first().click();
    await expect
      .poll(() =>
        page
          .locator('#calculator')
          .boundingBox()
          .then((box) => Math.round(box?.y ?? -1)),
      )
      .toBeLessThanOrEqual(96);
    await leave();
  });

  test('whoever comes to a place on the page, or back to it, finds it', async () => {
    const { page, leave } = await opened('/#calculator');
    await started(page);
    const top = () => page.evaluate(() => document.querySelector('#calculator')?.getBoundingClientRect().top ?? -1);
    await expect.poll(top).toBeLessThanOrEqual(97);
    await page.goto('/');
    await measured(page);
    await page.evaluate(() => scrollTo({ top: 6000, behavior: 'instant' }));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const seen = await page.evaluate(() => document.elementFromPoint(200, 400)?.textContent?.slice(0, 80));
    await page.goto('/contacts');
    await page.goBack();
    await started(page);
    await expect
      .poll(() => page.evaluate(() => document.elementFromPoint(200, 400)?.textContent?.slice(0, 80)))
      .toBe(seen);
    await leave();
  });

  test('are on paper', async () => {
    const { page, leave } = await opened('/');
    await page.emulateMedia({ media: 'print' });
    const states = await page
      .locator('main > section[data-tone]')
      .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).contentVisibility));
    expect(new Set(states)).toEqual(new Set(['visible']));
    await leave();
  });
});

describe('styles', () => {
  /** How everything on the page is drawn. */
  const looks = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')].map((element) => {
        const { display, fontSize, color, backgroundColor, padding, margin, width } = getComputedStyle(element);
        return [
          element.tagName,
          element.className,
          display,
          fontSize,
          color,
          backgroundColor,
          padding,
          margin,
          width,
        ].join();
      }),
    );

  test.each(['/', '/works', '/sales', '/stocks/klining', '/remont/komfort', '/news', '/about'])(
    '%s is drawn at rest as with the whole stylesheet, which is not fetched',
    async (path) => {
      const { page, leave } = await opened(path);
      const sheets: string[] = [];
      page.on('request', (request) => void (request.resourceType() === 'stylesheet' && sheets.push(request.url())));
      await started(page);
      await page.waitForLoadState('networkidle');
      expect(sheets.filter((url) => /style-/.test(url))).toEqual([]);
      await page.evaluate(() => {
        document.documentElement.dataset.laidOut = '';
      });
      const before = await looks(page);
      await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
      await page.waitForFunction(
        () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]:not([media])')?.sheet,
      );
      expect((await looks(page)).filter((look, index) => look !== before[index])).toEqual([]);
      await leave();
    },
  );

  test('come whole as soon as a script draws something', async () => {
    const { page, leave } = await opened('/contacts');
    await page.waitForFunction(
      () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]:not([media])')?.sheet,
    );
    await leave();
  });
});
