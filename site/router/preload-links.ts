import { watchLinks } from '../lib/link-watch.ts';
import { preloadData } from '../navigation/page-data.ts';
import { createPreloadQueue } from '../runtime/preload-queue.ts';
import { matchRoute } from './match-route.ts';
import { loadPage } from './page-registry.ts';

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Loads the pages of links ahead: of those that come into view, and first of the one that the visitor points at. */
export function preloadLinks(): void {
  const queue = createPreloadQueue({
    load: preloadPage,
    connection: () => (navigator as { connection?: Connection }).connection,
  });
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      queue.add((target as HTMLAnchorElement).pathname);
    }
  });
  // An observer does not keep alive what has left the page.
  watchLinks((link) => observer.observe(link));

  const prefer = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.origin === location.origin && link.target === '') queue.prefer(link.pathname);
  };
  document.addEventListener('pointerover', prefer, { passive: true });
  document.addEventListener('focusin', prefer);
}

async function preloadPage(pathname: string): Promise<void> {
  const page = pathname === location.pathname ? undefined : matchRoute(pathname)?.entry.page;
  if (page) await Promise.all([loadPage(page), preloadData(pathname)]);
}
