/** Height in pixels of a notice. */
const NOTICE = 96;

/** Ref of a bar at the foot of the window: notices lie above it, so that they cover none of its buttons. */
export function noticesAbove(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const measure = () => {
    const { top, bottom } = bar.getBoundingClientRect();
    // The bar of a short screen does not reach the foot.
    style.setProperty('--foot', `${innerHeight - bottom > NOTICE ? 0 : Math.round(innerHeight - top)}px`);
  };
  const observer = new ResizeObserver(measure);
  for (const part of [bar, bar.parentElement ?? bar, document.body]) observer.observe(part);
  for (const event of ['scroll', 'resize']) addEventListener(event, measure, { passive: true });
  return () => {
    observer.disconnect();
    for (const event of ['scroll', 'resize']) removeEventListener(event, measure);
    style.removeProperty('--foot');
  };
}
