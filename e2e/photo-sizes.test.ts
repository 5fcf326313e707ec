import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { newVisitor, started, type Visitor } from './support/visitor.ts';

const WIDTHS_PX = [320, 390, 412, 600, 768, 900, 1024, 1280, 1440, 1920];
const PHONE = { width: 412, height: 823 };
/** One page of every template that shows photographs. */
const PAGES = [
  '/',
  '/remont',
  '/remont/komfort',
  '/works',
  '/works/paket/komfort',
  '/works/seychas',
  '/works/dvushka-na-artilleriyskoy',
  '/sales',
  '/sales/dvushka-na-artilleriyskoy-64',
  '/prodazha-kvartir',
  '/stocks/klining',
  '/services',
  '/priyomka',
  '/news',
  '/news/sem-smet-na-dvushku',
  '/about',
  '/about/reviews',
  '/vacancies',
  '/contacts',
];

let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  browser = await launchBrowser();
  visitor = await newVisitor(browser, inject('siteUrl'), { deviceScaleFactor: 2 });
});
afterAll(() => browser.close());

test.each(PAGES)('%s tells how wide its pictures are at every width', async (path) => {
  const { page } = visitor;
  await page.goto(path);
  await started(page);
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 823 });
    expect(await untrueSizes(page), `at ${width} px`).toEqual([]);
  }
});

test.each(PAGES)('%s has a first picture of at most 40 KB on a phone', async (path) => {
  // A browser takes a wider picture that it already has.
  const { page, leave } = await newVisitor(browser, inject('siteUrl'), { viewport: PHONE, deviceScaleFactor: 2 });
  await page.goto(path);
  const urls = await page.evaluate(async () => {
    const first = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
    const inSight = first.filter((img) => img.getBoundingClientRect().top < innerHeight - img.offsetHeight / 2);
    return Promise.all(inSight.map((img) => img.decode().then(() => img.currentSrc)));
  });
  for (const url of urls) expect((await (await fetch(url)).bytes()).length, url).toBeLessThanOrEqual(40 * 1024);
  await leave();
});

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
