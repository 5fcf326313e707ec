import type { Page } from 'playwright-core';
import { drawn } from './visitor.ts';

/** Lays the page out at this viewport width and text size. Returns its horizontal overflow in pixels. */
export async function overflowPx(page: Page, widthPx: number, textPercent = 100): Promise<number> {
  // Set before the width, so that the page is laid out once.
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
  }, textPercent);
  await page.setViewportSize({ width: widthPx, height: page.viewportSize()?.height ?? 844 });
  // Container queries in rem follow a change of the font size some frames later.
  let before = Number.NaN;
  for (;;) {
    await drawn(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow === before) return overflow;
    before = overflow;
  }
}

/** Returns boxes that long words stick out of, except boxes that end in dots, and hanging quotes. */
export function wordsOutOfBox(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const HANGING_PX = 20;
    const isInline = (box: Element) => /^(inline|contents)$/.test(getComputedStyle(box).display);

    function isExempt(box: Element): boolean {
      const { textOverflow, clipPath } = getComputedStyle(box);
      return textOverflow === 'ellipsis' || clipPath !== 'none';
    }

    function* around(text: Node): Generator<Element> {
      for (let box = text.parentElement; box; box = box.parentElement) yield box;
    }

    function outPx(text: Node, box: Element): number {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect().right - box.getBoundingClientRect().right;
    }

    // Plans squeeze their names with `textLength`.
    const words = document.evaluate('//text()[contains(., "ЩЩЩЩ")][not(ancestor::*[name()="svg"])]', document.body);
    const texts: Node[] = [];
    for (let text = words.iterateNext(); text; text = words.iterateNext()) texts.push(text);
    return texts.flatMap((text) => {
      const boxes = [...around(text)];
      const box = boxes.find((one) => !isInline(one));
      if (!box?.checkVisibility({ visibilityProperty: true }) || boxes.some(isExempt)) return [];
      return outPx(text, box) > HANGING_PX ? [box.outerHTML.slice(0, 120)] : [];
    });
  });
}

/** Triggers and awaits the full stylesheet, which the page loads on the first interaction. */
export async function loadWholeStylesheet(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  await wholeStylesheetCame(page);
}

export async function wholeStylesheetCame(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]:not([media])')?.sheet);
}

/** Returns touch targets narrower or lower than 44 px, except links inside sentences. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST_PX = 43.5;

    function isExempt(target: Element): boolean {
      if (!target.checkVisibility({ visibilityProperty: true })) return true;
      const isInSentence = target.closest('p, li, dd, td, figcaption, label') !== null;
      if (isInSentence && getComputedStyle(target).display === 'inline') return true;
      return target.matches('[name=website]') || target.closest('.skip, .vh') !== null;
    }

    /** Includes a pseudo-element stretched over a link, and the label of a checkbox or radio button. */
    function sizeOf(target: Element): { width: number; height: number } {
      const label = target.matches('[type=checkbox], [type=radio]') ? target.closest('label') : null;
      const { width, height } = (label ?? target).getBoundingClientRect();
      const covers = ['::before', '::after']
        .map((part) => getComputedStyle(target, part))
        .filter(({ content, position }) => content !== 'none' && position === 'absolute');
      return {
        width: Math.max(width, ...covers.map((cover) => Number.parseFloat(cover.width) || 0)),
        height: Math.max(height, ...covers.map((cover) => Number.parseFloat(cover.height) || 0)),
      };
    }

    const targets = document.querySelectorAll('a[href], button, summary, select, input:not([type=hidden]), [role=tab]');
    return [...targets].flatMap((target) => {
      const { width, height } = sizeOf(target);
      if ((width >= LEAST_PX && height >= LEAST_PX) || isExempt(target)) return [];
      return [`${Math.round(width)} × ${Math.round(height)}: ${target.textContent || target.outerHTML.slice(0, 80)}`];
    });
  });
}

/** Returns headings without content after them (lead text and links do not count) and empty lists. */
export function emptyPlaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isContent = (element: Element) =>
      element.checkVisibility() &&
      !element.matches('a[href^="/"], .lead') &&
      (element.textContent?.trim() !== '' || element.matches(':is(img, svg), :has(img, svg)'));

    function isFollowed(heading: Element): boolean {
      const section = heading.closest('section, article, aside, dialog, main');
      for (let at: Element | null = heading; at && at !== section; at = at.parentElement) {
        for (let next = at.nextElementSibling; next; next = next.nextElementSibling) if (isContent(next)) return true;
      }
      return false;
    }

    const headings = [...document.querySelectorAll('main :is(h2, h3)')].filter(
      (heading) => heading.checkVisibility() && !heading.closest('[data-card]') && !isFollowed(heading),
    );
    const lists = [...document.querySelectorAll(':is(ul, ol, dl, tbody, nav, fieldset):not(:has(*))')];
    return [...headings, ...lists].map((place) => place.outerHTML.slice(0, 160));
  });
}
