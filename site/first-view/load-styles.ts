/** `pointermove` comes first: a mouse moves before it clicks. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Loads the full stylesheet at the first interaction or scripted insertion, with forced colours at once; documents
 * inline only their styles.
 */
export function loadStyles(href: string, parsed: Promise<void>): void {
  if (href === '') return;
  const scripts = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof Element))) load();
  });
  void parsed.then(() => scripts.observe(document.body, { childList: true, subtree: true }));
  for (const type of TOUCHES) addEventListener(type, load, { capture: true, passive: true });
  if (matchMedia('(forced-colors: active)').matches) load();

  function load(event?: Event) {
    // Browsers fire `pointermove` without movement when the page scrolls under a resting mouse.
    if (event?.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY)
      return;
    scripts.disconnect();
    for (const type of TOUCHES) removeEventListener(type, load, true);
    // A navigation may have loaded the stylesheet already, see `full-stylesheet.ts`.
    if (document.querySelector(`head > link[href="${href}"]`)) return;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  }
}
