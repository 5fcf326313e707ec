import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test as base } from './fixtures.ts';
import { DESKTOP, newVisitor, started } from './visitor.ts';

/** Text of a toast as a screen reader announces it. */
export type Spoken = {
  readonly text: string;
  readonly role: string;
  /** Whether the toast existed as a live region before its text was inserted; otherwise the text is not announced. */
  readonly isHeard: boolean;
};

declare global {
  interface Window {
    toastRecording: { readonly spoken: Spoken[]; mostAtOnce: number };
  }
}

/** One gallery page for all tests of a file, since it takes seconds to load; its clock is controllable. */
export const test = base
  .extend('visitor', { scope: 'file' }, async ({ browser, gallery }, { onCleanup }) => {
    const visitor = await newVisitor(browser, gallery.url, { viewport: DESKTOP, reducedMotion: 'no-preference' });
    onCleanup(visitor.leave);
    await visitor.page.clock.install();
    await visitor.page.goto('/__ui');
    await started(visitor.page);
    await visitor.page.evaluate(hideOtherParts);
    return visitor;
  })
  .extend('page', async ({ visitor }, { onCleanup }) => {
    const { page, complaints } = visitor;
    await page.clock.resume();
    await page.emulateMedia({ media: null, reducedMotion: 'no-preference' });
    await page.setViewportSize(DESKTOP);
    await page.mouse.move(5, 5);
    await press(page, 'Убрать все');
    await page.clock.runFor(1000);
    await toasts(page).first().waitFor({ state: 'detached' });
    await page.evaluate(recordToasts);
    onCleanup(() => expect(complaints).toEqual([]));
    return page;
  });

export const spoken = (page: Page) => page.evaluate(() => window.toastRecording.spoken);

export function toasts(page: Page, type?: string): Locator {
  return page.locator(type === undefined ? '[data-toast]' : `[data-toast="${type}"]`);
}

/** Presses a button of the gallery, even one under a toast or a dialog. */
export async function press(page: Page, name: string): Promise<void> {
  // By text: a search by role takes 250 ms in so long a page.
  const button = page.locator(`button:text-is("${name}")`);
  await button.evaluate((element: HTMLElement) => element.click());
}

export function isHit(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/**
 * Runs in the page. Resolves with the height of a toast: full, early in its exit and at the end. The exit animations
 * are paused at these points, since a busy machine may render no frame between them.
 */
export function watchExit(toast: HTMLElement) {
  const full = toast.clientHeight;
  const heightsAtExit = new Promise<readonly [number, number, number]>((resolve) => {
    const measure = () => {
      if (toast.dataset.phase !== 'exit') return;
      const parts = toast.getAnimations({ subtree: true });
      const heightAt = (share: number) => {
        for (const part of parts) part.currentTime = share * Number(part.effect?.getTiming().duration ?? 0);
        return toast.clientHeight;
      };
      resolve([full, heightAt(0.1), heightAt(0.99)]);
    };
    new MutationObserver(measure).observe(toast, { attributes: true, attributeFilter: ['data-phase'] });
  });
  return { heightsAtExit };
}

/** Runs in the page. Hides sections that no toast test needs, which saves layout. */
function hideOtherParts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('main section[aria-labelledby$="-title"]:not(#toasts, #fields, #dialogs) { display: none }');
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page. Records the texts of toasts and the maximum number shown at once. */
function recordToasts(): void {
  const recording: Window['toastRecording'] = { spoken: [], mostAtOnce: 0 };
  window.toastRecording = recording;
  const known = new Set<Element>();

  const wordsIn = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent?.trim() ?? '';
    if (node.closest('[aria-live=off]')) return '';
    return [...node.childNodes].map(wordsIn).filter(Boolean).join(' ');
  };
  const hear = (node: Node) => {
    const toast = (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('[data-toast]');
    const text = wordsIn(node);
    if (!toast || text === '') return;
    recording.spoken.push({ text, role: toast.getAttribute('role') ?? '', isHeard: known.has(toast) });
  };

  new MutationObserver((mutations) => {
    const shown = document.querySelectorAll('[data-toast]');
    recording.mostAtOnce = Math.max(recording.mostAtOnce, shown.length);
    for (const { target, addedNodes, type } of mutations)
      for (const node of type === 'characterData' ? [target] : addedNodes) hear(node);
    for (const toast of shown) known.add(toast);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
