let clicked: Element | null = null;

/** Remembers the clicked card's link, since two cards can link to the same page. */
export function noteClickedCard(link: Element): void {
  clicked = link;
}

export function clickedCard(): Element | null {
  return clicked;
}
