import type { Page } from 'playwright-core';

export const TRANSLATED = '⟶';

/** Simulates a browser's translator: wraps every text node, present and future, in two `<font>` elements. */
export function translate(page: Page): Promise<void> {
  return page.evaluate((mark) => {
    const LEFT = 'font, script, style, noscript, textarea, option, title';

    function wrap(text: Text): void {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(LEFT)) return;
      const inner = document.createElement('font');
      const outer = document.createElement('font');
      inner.textContent = mark + text.data;
      outer.append(inner);
      // The original text node is detached, so React's later writes to it are invisible.
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
