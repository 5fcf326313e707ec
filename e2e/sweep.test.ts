import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { overflowPx, smallTargets } from './support/looks.ts';
import { DESKTOP, newVisitor, PHONE, started } from './support/visitor.ts';

const siteUrl = inject('siteUrl');
const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
const listed = [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1] || '/');
const unlisted = ['/thankyou', '/error'];

/** Width of the screen, size of the letters in per cent: nothing may stick out sideways in any. */
const PHONE_LOOKS = [
  [390, 100],
  [320, 100],
  [390, 200],
  [320, 200],
] as const;
const DESK_LOOKS = [
  [1440, 100],
  [1920, 100],
  [768, 100],
  [1280, 200],
  [768, 200],
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('the sitemap lists every kind of page', () => {
  for (const path of [
    '/',
    '/remont',
    '/works',
    '/sales',
    '/stocks',
    '/services',
    '/news',
    '/about',
    '/contacts',
    '/policy',
  ]) {
    expect(listed).toContain(path);
  }
  expect(listed.length).toBeGreaterThan(50);
  expect(listed).not.toContain('/thankyou');
});

describe.each([...listed, ...unlisted])('%s', (path) => {
  test.each([
    ['a phone', PHONE, PHONE_LOOKS],
    ['a desk', DESKTOP, DESK_LOOKS],
  ] as const)('is sound on %s', async (_, viewport, looks) => {
    const visitor = await newVisitor(browser, siteUrl, { viewport, bypassCSP: true });
    const { page } = visitor;
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await started(page);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
    });
    await page.waitForLoadState('networkidle');
    expect(await page.locator('h1').count()).toBe(1);
    expect(
      await page.evaluate(
        () => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length,
      ),
    ).toBe(0);
    if (viewport === PHONE) expect(await smallTargets(page), 'too small for a finger').toEqual([]);
    await page.addScriptTag({ content: axeSource });
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const found = await axe.run(document, { resultTypes: ['violations'] });
      return found.violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ target }) => target.join(' '))
            .slice(0, 3)
            .join(' | ')}`,
      );
    });
    expect(violations).toEqual([]);
    for (const [widthPx, textPercent] of looks) {
      const overflow = await overflowPx(page, widthPx, textPercent);
      expect(overflow, `sticks out at ${widthPx} px with text of ${textPercent} %`).toBeLessThanOrEqual(0);
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
