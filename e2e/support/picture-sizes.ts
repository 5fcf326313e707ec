import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { started } from './visitor.ts';

/** The screen of a phone that Lighthouse takes. */
export const SMALL_PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 };

/** Expects pictures of a page that was not open before to be as small as they may be, and their `sizes` to be true at each width. */
export async function expectTrueSizes(page: Page, path: string, widthsPx: readonly number[]): Promise<void> {
  expect((await page.goto(path))?.status()).toBe(200);
  // First of all: a browser takes a wider picture that it already has.
  const urls = await page.evaluate(async () => {
    const first = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
    const inSight = first.filter((img) => img.getBoundingClientRect().top < innerHeight - img.offsetHeight / 2);
    return Promise.all(inSight.map((img) => img.decode().then(() => img.currentSrc)));
  });
  for (const url of urls) expect((await (await fetch(url)).bytes()).length, url).toBeLessThanOrEqual(40 * 1024);
  await started(page);
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: 823 });
    expect(await untrueSizes(page), `at ${width} px`).toEqual([]);
  }
}

/**
 * Pictures whose `sizes` says less than they are wide, or a tenth more than is drawn of them with what a crop cuts off; of
 * a tall crop it says something between the two.
 */
function untrueSizes(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const drawn = [...document.querySelectorAll<HTMLImageElement>('picture > img')].filter(
      (img) => img.offsetWidth > 0,
    );
    const checked = drawn.map(async (img) => {
      const { sizes, srcset } = img.previousElementSibling as HTMLSourceElement;
      // The browser itself says how wide it takes a picture of these sizes for.
      const probe = Object.assign(new Image(), { sizes, srcset: srcset.split(',')[0] });
      await probe.decode();
      const wholePx = Math.max(
        img.offsetWidth,
        (img.offsetHeight * Number(img.getAttribute('width'))) / Number(img.getAttribute('height')),
      );
      const said = probe.naturalWidth;
      const isTrue = said >= Math.max(img.offsetWidth - 2, wholePx / 1.65) && said <= wholePx * 1.1 + 8;
      return isTrue
        ? []
        : [`${img.currentSrc} says ${said}, has ${img.offsetWidth} of ${Math.round(wholePx)}: ${sizes}`];
    });
    return (await Promise.all(checked)).flat();
  });
}
