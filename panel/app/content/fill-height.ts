import { noticesAbove } from '../lib/above-bar.ts';

/** Distance in pixels from the top of the window to a page that sticks below the header. */
const STICKY_TOP = 64;

/** Ref that keeps the top of an element in `--top`, from which its style takes the height that is left. */
export function fillHeight(element: HTMLElement | null) {
  if (!element) return;
  const measure = () => {
    const { top } = element.getBoundingClientRect();
    element.style.setProperty('--top', `${Math.max(STICKY_TOP, Math.round(top))}px`);
  };
  const observer = new ResizeObserver(measure);
  // What stands above can grow without a change of the body, which fills the window.
  for (let around = element.parentElement; around; around = around.parentElement) observer.observe(around);
  addEventListener('scroll', measure, { passive: true });
  return () => {
    observer.disconnect();
    removeEventListener('scroll', measure);
  };
}

/** Distances around the bar under a form, in pixels. */
const AROUND_BAR = 26;

/** Ref that keeps the room of the bar under a form in `--save-bar`: its buttons and words take one or two lines. */
export function reserveHeight(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--save-bar', `${bar.offsetHeight + AROUND_BAR}px`));
  observer.observe(bar);
  const leaveNotices = noticesAbove(bar);
  return () => {
    observer.disconnect();
    leaveNotices?.();
    style.removeProperty('--save-bar');
  };
}
