/**
 * Scrolls the focused element and its focus ring into view. Chromium skips a link visible by 32 px in a horizontal
 * strip, and scrolls to the link instead of its card.
 */
export function scrollFocusIntoView(): void {
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(':is(a, button):focus-visible')) return;
    const NEAREST = { block: 'nearest', inline: 'nearest' } as const;
    target.closest('[data-card], [data-strip] > *')?.scrollIntoView(NEAREST);
    // The link must be visible even in a card taller than the viewport.
    target.scrollIntoView(NEAREST);
  });
}
