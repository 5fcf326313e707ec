/** A mouse moves before it presses. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Fetches the whole stylesheet with the first touch, or when a script first draws something: a document carries the
 * styles of its own markup.
 * @param href empty in development
 * @param parsed once the document is whole, for until then it is drawn by the parser
 */
export function loadStyles(href: string, parsed: Promise<void>): void {
  if (href === '') return;
  const scripts = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof Element))) load();
  });
  void parsed.then(() => scripts.observe(document.body, { childList: true, subtree: true }));
  for (const type of TOUCHES) addEventListener(type, load, { capture: true, passive: true });

  function load(event?: Event) {
    // Browsers tell of a mouse also when only the page has moved under it.
    if (event?.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY)
      return;
    scripts.disconnect();
    for (const type of TOUCHES) removeEventListener(type, load, true);
    // A navigation may have asked for it, see `whole-stylesheet.ts`.
    if (document.querySelector(`head > link[href="${href}"]`)) return;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  }
}
