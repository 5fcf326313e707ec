import type { Crumb } from '../lib/page.ts';
import { routes } from '../routes.ts';

/** The trail from the home page; `last` names the page itself. The home page has none. */
export function breadcrumbs(path: string, last: string | undefined): Crumb[] {
  if (path === '/') return [];
  const segments = path.split('/').slice(1);
  const parents = segments.slice(0, -1).map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  const trail = ['/', ...parents].flatMap((to) => {
    const label = routes.find((entry) => entry.path === to)?.breadcrumb;
    return label ? [{ label, to }] : [];
  });
  return last ? [...trail, { label: last, to: path }] : trail;
}
