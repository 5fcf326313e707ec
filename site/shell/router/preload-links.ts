import { matchRoute } from '../../match-route.ts';
import { stripBase } from '../navigation/base.ts';
import { watchLinks } from '../navigation/link-watch.ts';
import { prefetchPageData } from '../navigation/page-data.ts';
import { createPreloadQueue } from '../runtime/preload-queue.ts';
import { loadPage } from '../view/load-page.ts';

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Time a link must stay in view before its page is prefetched. */
const DWELL_MS = 600;
/** Maximum number of prefetched links in view on touch devices, which often have metered connections. */
const MAX_IN_VIEW_ON_TOUCH = 2;
/** Delay that distinguishes a tap from the start of a scroll. */
const TOUCH_DELAY_MS = 60;

/** Prefetches pages of hovered, focused or touched links and, on fast connections, of links staying in view. */
export function preloadLinks(): void {
  const queue = createPreloadQueue({
    load: preloadPage,
    connection: () => (navigator as { connection?: Connection }).connection,
  });
  const mostInView = matchMedia('(hover: hover)').matches ? Number.POSITIVE_INFINITY : MAX_IN_VIEW_ON_TOUCH;
  const dwellTimers = new WeakMap<Element, number>();
  let page = '';
  let guesses = 0;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(dwellTimers.get(target));
      if (isIntersecting) dwellTimers.set(target, window.setTimeout(guess, DWELL_MS, target));
    }
  });
  function guess(link: HTMLAnchorElement) {
    observer.unobserve(link);
    if (page !== location.pathname) guesses = 0;
    page = location.pathname;
    if (guesses < mostInView && link.pathname !== page && queue.add(link.pathname)) guesses += 1;
  }
  // An IntersectionObserver does not keep removed elements alive.
  watchLinks((link) => observer.observe(link));

  const prefer = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.origin === location.origin && link.target === '') queue.prefer(link.pathname);
  };
  let finger = 0;
  document.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType === 'touch') finger = window.setTimeout(prefer, TOUCH_DELAY_MS, event);
      else prefer(event);
    },
    { passive: true },
  );
  document.addEventListener('pointercancel', () => clearTimeout(finger));
  document.addEventListener('focusin', prefer);
}

async function preloadPage(pathname: string): Promise<void> {
  const page = pathname === location.pathname ? undefined : matchRoute(stripBase(pathname))?.page;
  if (page) await Promise.all([loadPage(page), prefetchPageData(pathname)]);
}
