import { whenIdle } from './when-idle.ts';

/** Lays all of the page out, see `near.css`. */
export function layOut(): void {
  document.documentElement.dataset.laidOut = '';
}

/** As in `near.css`. */
const LAID_OUT_WHEN_NEAR = 'main > section[data-tone], main > :not(section) [data-card]';

/**
 * Tells the browser, in quiet moments, how high the sections and cards are that are not laid out yet: so the scroll bar is
 * true, and anchors and the search in the page lead where they should. In a window of another width all is laid out.
 */
export function measureHeights(): void {
  if (!CSS.supports('overflow-anchor', 'auto')) return;
  const waiting = [...document.querySelectorAll<HTMLElement>(LAID_OUT_WHEN_NEAR)];
  const { innerWidth: width } = window;
  addEventListener('resize', () => innerWidth !== width && layOut());

  function measureNext() {
    const element = waiting.shift();
    if (!element) return;
    const { style } = element;
    style.contentVisibility = 'visible';
    // A card of a row is else as high as its neighbours are guessed.
    style.alignSelf = 'start';
    const { height, paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(element);
    const around = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth].map(Number.parseFloat);
    style.containIntrinsicBlockSize = `auto ${around.reduce((inner, px) => inner - px, Number.parseFloat(height))}px`;
    style.alignSelf = '';
    style.contentVisibility = '';
    whenIdle(measureNext);
  }
  whenIdle(measureNext);
}
