/**
 * Scrolls keyboard focus into view with its ring. In horizontal strips Chromium does not scroll to a link of which 32 px
 * are visible, and in a card it scrolls to the link instead of the card.
 */
export function showFocused(): void {
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(':is(a, button):focus-visible')) return;
    const NEAREST = { block: 'nearest', inline: 'nearest' } as const;
    target.closest('[data-card]')?.scrollIntoView(NEAREST);
    // In a card taller than the screen the link must be visible.
    target.scrollIntoView(NEAREST);
  });
}
