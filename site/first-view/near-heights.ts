import { layOutWholePage } from './lay-out-whole-page.ts';
import { whenIdle } from './when-idle.ts';

/** Must match the selectors of `near.css`. */
const DEFERRED_LAYOUT_SELECTOR = 'main > section[data-tone], main > :not(section) [data-card], main ~ footer';

/** Measures skipped parts in idle time, which makes scroll bar, anchors and find-in-page exact. */
export function measureHeights(): void {
  if (!CSS.supports('overflow-anchor', 'auto')) return;
  const waiting = [...document.querySelectorAll<HTMLElement>(DEFERRED_LAYOUT_SELECTOR)];
  const { innerWidth: width } = window;
  addEventListener('resize', () => innerWidth !== width && layOutWholePage());

  function measureNext() {
    const element = waiting.shift();
    if (!element) return;
    const { style } = element;
    style.contentVisibility = 'visible';
    // Prevents the card from stretching to the estimated height of its row.
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
