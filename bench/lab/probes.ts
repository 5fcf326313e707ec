/**
 * Detects from outside that a part of a page is interactive; only the first element that the selector matches is
 * checked.
 */
export type Probe = {
  readonly element: string;
  /**
   * Selectors by which the page itself reports that the element is interactive; otherwise React's property on the
   * element counts.
   */
  readonly readySelectors: readonly string[];
};

/**
 * Shared by the site and its peers, which use the same components. React marks an element before its effects run, so
 * listeners of effects and of the document are not detected; `readySelectors` cover those.
 */
export const PROBES = {
  menu: { element: 'header [aria-label="Меню"][aria-haspopup]', readySelectors: [] },
  form: { element: 'input[type=tel]', readySelectors: [] },
  whole: { element: 'html', readySelectors: ['html[data-started]'] },
} as const satisfies Record<string, Probe>;

export type Part = keyof typeof PROBES;

/** `element` opens a dialog; `opens` matches the dialog while it is shown, also as a popover. */
export type Opener = { readonly element: string; readonly opens: string };

export const OPENERS = {
  menu: { element: 'header button[data-opens=site-menu]', opens: '#site-menu:is([open], :popover-open)' },
  callback: { element: '[aria-label="Быстрая связь"] [data-opens=site-callback]', opens: '#site-callback[open]' },
} as const satisfies Record<string, Opener>;
