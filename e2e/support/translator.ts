import type { Page } from 'playwright-core';

/** What the translator puts before each text, for its words. */
export const TRANSLATED = '⟶';

/** Does from now on to every text of the page what a browser's translator does: each gets into two elements of its own. */
export function translate(page: Page): Promise<void> {
  return page.evaluate((mark) => {
    const LEFT = 'font, script, style, noscript, textarea, option, title';

    function wrap(text: Text): void {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(LEFT)) return;
      const inner = document.createElement('font');
      const outer = document.createElement('font');
      inner.textContent = mark + text.data;
      outer.append(inner);
      // The text of the page's own code is gone from the page: what is written into it nobody sees.
      text.replaceWith(outer);
    }

    function wrapWithin(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrap);
    }

    wrapWithin(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes) wrapWithin(node);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, TRANSLATED);
}
