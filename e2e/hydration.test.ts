import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { started } from './support/visitor.ts';

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

test('the hydrated application uses the element ids of the served page', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  for (const path of ['/', '/works/dvushka-na-minskoy', '/contacts', '/news']) {
    await page.goto(path);
    await started(page);
    const ids = await idsOf(page);
    expect(
      ids.filter((id) => id.page !== id.application),
      path,
    ).toEqual([]);
    expect(ids.length, path).toBeGreaterThan(3);
  }
});
