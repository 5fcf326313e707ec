let pressed: Element | null = null;

/** Of two cards that lead to one page the picture of the pressed one moves. */
export function notePressedCard(link: Element): void {
  pressed = link;
}

const MARK = 'data-moving-picture';

/**
 * Marks the picture of a card that becomes the first one of the next page, or that it came from, see
 * `card-transition.css`. One at most: the browser refuses a transition in which two things have one name.
 * Returns what takes the mark away.
 */
export function markMovingPicture(): () => void {
  unmark();
  const links = [...document.querySelectorAll('[data-card] a[data-moving]')];
  const hasOwnSubject = document.querySelector('[data-subject]') !== null;
  const link = links.find((each) => each === pressed) ?? (hasOwnSubject ? undefined : links[0]);
  const card = link?.closest('[data-card]');
  const picture = card?.querySelector('svg[role="img"]') ?? card?.querySelector('[data-photo]');
  picture?.setAttribute(MARK, '');
  return unmark;
}

function unmark(): void {
  for (const picture of document.querySelectorAll(`[${MARK}]`)) picture.removeAttribute(MARK);
}
