import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { allPaths, onePerPage } from './support/sweep.ts';
import { started } from './support/visitor.ts';

const DESKTOP = { width: 1440, height: 900 };

/** Returns pairs of columns of which one ends more than 40 % above the other; a sticky column accompanies its pair. */
function unevenPairs(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LOWEST_PX = 300;
    const LEAST_SHARE = 0.6;

    function isDrawn(element: Element): boolean {
      const { backgroundColor, borderBottomWidth } = getComputedStyle(element);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      return (
        hasText ||
        element.matches('img, svg, input, textarea') ||
        backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        borderBottomWidth !== '0px'
      );
    }

    function endOf(column: Element): number {
      const drawn = [...column.querySelectorAll('*')].filter((part) => part.checkVisibility() && isDrawn(part));
      return Math.max(...drawn.map((part) => part.getBoundingClientRect().bottom), 0);
    }

    const boxes = [...document.querySelectorAll('main *')].filter(
      (element) => /^(?:grid|flex)$/.test(getComputedStyle(element).display) && element.querySelector('h1') === null,
    );
    return boxes.flatMap((box) => {
      const columns = [...box.children].filter(
        (child) => child.checkVisibility() && getComputedStyle(child).position !== 'absolute',
      );
      const [left, right] = columns;
      if (!left || !right || columns.length !== 2) return [];
      const [first, second] = [left.getBoundingClientRect(), right.getBoundingClientRect()];
      if (second.left < first.right - 2 || second.top > first.bottom || first.width + second.width < 700) return [];
      if (columns.some((column) => getComputedStyle(column).position === 'sticky')) return [];
      const top = Math.min(first.top, second.top);
      const heights = columns.map((column) => endOf(column) - top);
      const [low, high] = [Math.min(...heights), Math.max(...heights)];
      if (high < LOWEST_PX || low >= high * LEAST_SHARE) return [];
      return [`${Math.round(low)} of ${Math.round(high)} px: ${left.textContent?.slice(0, 40)}`];
    });
  });
}

test('no column of a pair ends more than 40 % above the other on a desktop', { timeout: 180_000 }, async ({
  newVisitor,
  site,
}) => {
  const { page } = await newVisitor({ viewport: DESKTOP });
  const found: string[] = [];
  for (const path of onePerPage(await allPaths(site.url))) {
    await page.goto(path);
    await started(page);
    await page.evaluate(() => {
      document.documentElement.dataset.laidOut = '';
    });
    found.push(...(await unevenPairs(page)).map((pair) => `${path}: ${pair}`));
  }
  expect(found).toEqual([]);
});

/** Returns the largest gap between the lines next to the form of a page, as a share of the form's height. */
function gapNextToForm(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [words, card] = document.querySelector('#form h2')?.parentElement?.parentElement?.children ?? [];
    if (!words || !card) return 0;
    const lines = [...words.querySelectorAll('h2, p, li, a')]
      .filter((line) => line.checkVisibility())
      .map((line) => line.getBoundingClientRect())
      .sort((a, b) => a.top - b.top);
    const gaps = lines.map(
      ({ top }, at) => top - Math.max(...lines.slice(0, at).map(({ bottom }) => bottom), lines[0]?.top ?? 0),
    );
    return Math.max(...gaps) / card.getBoundingClientRect().height;
  });
}

test('the column next to a form has no gap of half its height on a desktop', async ({ newVisitor, site }) => {
  const { page } = await newVisitor({ viewport: DESKTOP });
  const found: string[] = [];
  for (const path of onePerPage(await allPaths(site.url))) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.dataset.laidOut = '';
    });
    const gap = await gapNextToForm(page);
    if (gap > 0.5) found.push(`${path}: ${gap.toFixed(2)}`);
  }
  expect(found).toEqual([]);
});
