import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { restCame } from './support/chunks.ts';
import { test as base, type VisitOptions } from './support/fixtures.ts';
import { loadWholeStylesheet, wholeStylesheetCame } from './support/looks.ts';
import { DESKTOP, drawn, PHONE, started } from './support/visitor.ts';

const test = base.extend('opened', ({ newVisitor }) => async (path: string, options: VisitOptions = {}) => {
  const visitor = await newVisitor({ viewport: PHONE, reducedMotion: 'no-preference', ...options });
  await visitor.page.goto(path);
  return visitor;
});

describe('sections below the first view', () => {
  const heights = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main > section[data-tone]')].map((section) => section.offsetHeight),
    );
  /** Resolves once the application has stored the heights of all sections. */
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

  test('are laid out when they come near the viewport, and on paper', async ({ opened }) => {
    const { page } = await opened('/');
    const sections = page.locator('main > section[data-tone]');
    const isSkipped = () =>
      sections
        .last()
        .evaluate((section) => !section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(isSkipped).toBe(true);
    await page.emulateMedia({ media: 'print' });
    const printed = await sections.evaluateAll((all) =>
      all.map((section) => getComputedStyle(section).contentVisibility),
    );
    expect(new Set(printed)).toEqual(new Set(['visible']));
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(isSkipped).toBe(true);
    await sections.last().scrollIntoViewIfNeeded();
    await expect.poll(isSkipped).toBe(false);
  });

  test('take the same room before layout as after it, on a phone and a desktop', { tags: ['nightly'] }, async ({
    opened,
  }) => {
    const { page } = await opened('/robots.txt');
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await started(page);
      await page.evaluate(() => document.fonts.ready);
      await measured(page);
      const before = await heights(page);
      await layOut(page);
      expect(before, `at ${viewport.width} px`).toEqual(await heights(page));
    }
  });

  test.for([true, false])(
    'are reached by an anchor, with scripts: %s',
    { tags: ['nightly'] },
    async (javaScriptEnabled, { opened }) => {
      const { page } = await opened('/', { javaScriptEnabled, reducedMotion: 'reduce' });
      if (javaScriptEnabled) await started(page);
      await page.locator('main a[href$="#calculator"]').first().click();
      const top = async () => Math.round((await page.locator('#calculator').boundingBox())?.y ?? Number.NaN);
      await expect.poll(top).toBeLessThanOrEqual(96);
    },
  );

  test('keep the position of a visitor who arrives at an anchor or returns to the page', { tags: ['nightly'] }, async ({
    opened,
  }) => {
    const { page } = await opened('/#calculator');
    await started(page);
    const top = () => page.evaluate(() => document.querySelector('#calculator')?.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThanOrEqual(97);
    await page.goto('/');
    await measured(page);
    await page.evaluate(() => scrollTo({ top: 6000, behavior: 'instant' }));
    await drawn(page);
    const inTheMiddle = () => page.evaluate(() => document.elementFromPoint(200, 400)?.textContent?.slice(0, 80));
    const seen = await inTheMiddle();
    await page.goto('/contacts');
    await page.goBack();
    await started(page);
    await expect.poll(inTheMiddle).toBe(seen);
  });
});

describe('styles', () => {
  const looks = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')].map((element) => {
        const { display, fontSize, color, backgroundColor, padding, margin, width } = getComputedStyle(element);
        const drawn = [display, fontSize, color, backgroundColor, padding, margin, width];
        return [element.tagName, element.className, ...drawn].join();
      }),
    );

  test('render a page at rest like the whole stylesheet, which is not fetched', async ({ opened }) => {
    const { page } = await opened('/robots.txt', { reducedMotion: 'reduce' });
    const sheets: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'stylesheet' && sheets.push(request.url())));
    for (const path of ['/', '/works', '/sales', '/stocks/klining', '/remont/komfort', '/news', '/about']) {
      await page.goto(path);
      sheets.length = 0;
      await started(page);
      await restCame(page);
      expect(
        sheets.filter((url) => /style-/.test(url)),
        path,
      ).toEqual([]);
      await page.evaluate(() => {
        document.documentElement.dataset.laidOut = '';
      });
      const before = await looks(page);
      await loadWholeStylesheet(page);
      const after = await looks(page);
      expect(
        after.filter((look, index) => look !== before[index]),
        path,
      ).toEqual([]);
    }
  });

  test('load in full at once with forced colours, whose rules the document leaves out', { tags: ['nightly'] }, async ({
    opened,
  }) => {
    const { page } = await opened('/', { forcedColors: 'active' });
    await wholeStylesheetCame(page);
  });

  test('load in full as soon as a script renders something', { tags: ['nightly'] }, async ({ opened }) => {
    const { page } = await opened('/contacts');
    await wholeStylesheetCame(page);
  });
});

test('the first picture is requested once, before the fonts; a page without one requests the fonts at once', async ({
  opened,
}) => {
  const requested = (page: Page) =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return performance
        .getEntriesByType('resource')
        .map(({ name }) => /hero-living|\.woff2/.exec(name)?.[0])
        .filter((name) => name !== undefined);
    });
  const { page } = await opened('/');
  await started(page);
  expect(await requested(page)).toEqual(['hero-living', '.woff2', '.woff2']);
  await page.goto('/contacts');
  await started(page);
  expect(await page.locator('head link[rel=preload][as=font]').count()).toBe(2);
});

test.for(['/', '/remont/komfort', '/services', '/sales'])(
  'no primary button of %s is under the action bar',
  async (path, { opened }) => {
    const { page } = await opened(path);
    await started(page);
    const covered = () =>
      page.evaluate(() => {
        const bar = document.querySelector('nav[aria-label="Быстрая связь"]');
        const request = bar?.lastElementChild;
        if (!bar || !request) return ['The page has no action bar'];
        if (!bar.checkVisibility({ visibilityProperty: true })) return [];
        const { top } = bar.getBoundingClientRect();
        const { backgroundColor } = getComputedStyle(request);
        return [...document.querySelectorAll('main a, main button')].flatMap((button) => {
          const box = button.getBoundingClientRect();
          const isCovered = box.height > 0 && box.bottom > top + 1 && box.top < innerHeight;
          return isCovered && getComputedStyle(button).backgroundColor === backgroundColor ? [button.textContent] : [];
        });
      });
    for (const viewport of [PHONE, { width: 360, height: 780 }, { width: 412, height: 915 }]) {
      await page.setViewportSize(viewport);
      await expect.poll(covered, { message: `${viewport.width} px` }).toEqual([]);
    }
    const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < Math.min(heightPx, 4000); y += 390) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await expect.poll(covered, { message: `scrolled to ${y} px` }).toEqual([]);
    }
  },
);
