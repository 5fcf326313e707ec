import { flushSync } from 'react-dom';
import { clickedCard } from '../navigation/clicked-card.ts';

/** Paths of a page with cards and of a card's page, in either order. */
export type MovedPaths = readonly [from: string, to: string];

const MARK = 'data-moving-picture';

let running: ViewTransition | undefined;

/** Renders the next page in a view transition in which the picture of a card moves (`card-transition.css`). */
export function moveCardPicture(paths: MovedPaths, update: () => void): void {
  if (!document.startViewTransition) {
    flushSync(update);
    return;
  }
  markPicture(paths);
  const transition = document.startViewTransition(() => {
    flushSync(update);
    markPicture(paths);
  });
  running = transition;
  // A refused transition shows the next page at once, which is no error.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {}).then(() => running === transition && unmark());
}

/** Marks one picture, since browsers reject a transition with a duplicate name. */
function markPicture(paths: MovedPaths): void {
  unmark();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-card] a[data-card-link]')].filter(
    ({ pathname }) => paths.includes(pathname),
  );
  const hasOwnSubject = document.querySelector('[data-subject]') !== null;
  const link = links.find((each) => each === clickedCard()) ?? (hasOwnSubject ? undefined : links[0]);
  const card = link?.closest('[data-card]');
  const picture = card?.querySelector('svg[role="img"]') ?? card?.querySelector('[data-photo]');
  picture?.setAttribute(MARK, '');
}

function unmark(): void {
  for (const picture of document.querySelectorAll(`[${MARK}]`)) picture.removeAttribute(MARK);
}
