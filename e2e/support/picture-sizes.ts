import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { started } from './visitor.ts';

/** The viewport of a phone in Lighthouse. */
export const SMALL_PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 };

/** Expects minimal pictures on the first visit of a page, and correct `sizes` at each width. */
export async function expectTrueSizes(page: Page, path: string, widthsPx: readonly number[]): Promise<void> {
  expect((await page.goto(path))?.status()).toBe(200);
  // Checked first: a browser reuses a wider picture that is already cached.
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
 * Returns pictures whose `sizes` is smaller than their width or over 10 % larger than the uncropped picture. Values
 * between the two are allowed for a tall crop.
 */
function untrueSizes(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const drawn = [...document.querySelectorAll<HTMLImageElement>('picture > img')].filter(
      (img) => img.offsetWidth > 0,
    );
    const checked = drawn.map(async (img) => {
      const { sizes, srcset } = img.previousElementSibling as HTMLSourceElement;
      // A picture with a width descriptor has the natural width that `sizes` declares.
      const probe = Object.assign(new Image(), { sizes, srcset: srcset.split(',')[0] });
      await probe.decode();
      const wholePx = Math.max(
        img.offsetWidth,
        (img.offsetHeight * Number(img.getAttribute('width'))) / Number(img.getAttribute('height')),
      );
      const declaredWidth = probe.naturalWidth;
      const isTrue =
        declaredWidth >= Math.max(img.offsetWidth - 2, wholePx / 1.65) && declaredWidth <= wholePx * 1.1 + 8;
      return isTrue
        ? []
        : [`${img.currentSrc} says ${declaredWidth}, has ${img.offsetWidth} of ${Math.round(wholePx)}: ${sizes}`];
    });
    return (await Promise.all(checked)).flat();
  });
}
