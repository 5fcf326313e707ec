/** Padding of a card with a heading or a form. */
export const CARD = { p: 'var(--panel-card)' } as const;

/** Padding of a row or a folded section; its text is aligned with that of cards. */
export const LINE_CARD = { px: CARD.p, py: 'sm' } as const;
