let clickedCard: Element | null = null;

/** Remembers the clicked card, since two cards can link to the same page. */
export function notePressedCard(link: Element): void {
  clickedCard = link;
}

const MARK = 'data-moving-picture';

/**
 * Marks the card's picture that takes part in the view transition (`card-transition.css`). Only one is marked, since
 * browsers reject a transition with a duplicate name. @returns a function that removes the mark
 */
export function markMovingPicture(): () => void {
  unmark();
  const links = [...document.querySelectorAll('[data-card] a[data-moving]')];
  const hasOwnSubject = document.querySelector('[data-subject]') !== null;
  const link = links.find((each) => each === clickedCard) ?? (hasOwnSubject ? undefined : links[0]);
  const card = link?.closest('[data-card]');
  const picture = card?.querySelector('svg[role="img"]') ?? card?.querySelector('[data-photo]');
  picture?.setAttribute(MARK, '');
  return unmark;
}

function unmark(): void {
  for (const picture of document.querySelectorAll(`[${MARK}]`)) picture.removeAttribute(MARK);
}
