/**
 * Brings what gets the focus by keyboard into view with its ring. In a strip that scrolls sideways browsers leave be
 * what is 32 px in view, and of a card they bring the link.
 */
export function showFocused(): void {
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(':is(a, button):focus-visible')) return;
    const NEAREST = { block: 'nearest', inline: 'nearest' } as const;
    target.closest('[data-card]')?.scrollIntoView(NEAREST);
    // Of a card higher than the screen, the link is what must be seen.
    target.scrollIntoView(NEAREST);
  });
}
