/** How one sees from outside that a part of a page answers; the first element of the selector speaks for all. */
export type Probe = {
  readonly element: string;
  /** Where any of these is found, the page itself says that the element answers. Else React's mark on it does. */
  readonly told: readonly string[];
};

/**
 * The same for our site and for its peers, since they are made of the same components. React marks an element while it
 * draws it, a task before its effects have run: what an effect attaches (the mask of a phone) is not seen, nor is a
 * listener that a script puts on the document. Such a script says so by something that `told` finds; whether a
 * tap truly opens the menu is measured beside it.
 */
export const PROBES = {
  menu: { element: 'header [aria-label="Меню"][aria-haspopup]', told: [] },
  form: { element: 'input[type=tel]', told: [] },
  /** Only our own site says it. */
  whole: { element: 'html', told: ['html[data-started]'] },
} as const satisfies Record<string, Probe>;

export type Part = keyof typeof PROBES;

/** What a tap on the menu button brings about. */
export const OPEN_MENU = 'dialog[open][aria-label="Меню"]';
