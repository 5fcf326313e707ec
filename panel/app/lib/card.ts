/** Inner distance of a card with a heading or a form. */
export const CARD = { p: 'var(--panel-card)' } as const;

/** A line, a row of a list or a folded section, whose words begin where those of cards do. */
export const LINE_CARD = { px: CARD.p, py: 'sm' } as const;
