import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { newVisitor, started } from './support/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Ids and references to ids: as they stand in the page, and as React believes them to be. */
function idsOf(page: Page) {
  return page.evaluate(() => {
    const names = [
      ['id', 'id'],
      ['popovertarget', 'popoverTarget'],
      ['for', 'htmlFor'],
      ['aria-labelledby', 'aria-labelledby'],
    ] as const;
    const propsOf = (element: Element): Record<string, unknown> => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$')) ?? '';
      return (element as unknown as Record<string, Record<string, unknown>>)[key] ?? {};
    };
    return [...document.querySelectorAll('#root *')].flatMap((element) =>
      names
        .filter(([, prop]) => typeof propsOf(element)[prop] === 'string')
        .map(([attribute, prop]) => ({ page: element.getAttribute(attribute), application: propsOf(element)[prop] })),
    );
  });
}

test.each(['/', '/works/dvushka-na-minskoy', '/contacts', '/news'])(
  'on %s the application knows elements by the ids that stand in the page',
  async (path) => {
    const { page, leave } = await newVisitor(browser, inject('siteUrl'));
    await page.goto(path);
    await started(page);
    const ids = await idsOf(page);
    expect(ids.filter((id) => id.page !== id.application)).toEqual([]);
    expect(ids.length).toBeGreaterThan(3);
    await leave();
  },
);
