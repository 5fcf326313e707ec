import type { RouteEntry } from './routes.ts';
import { routes } from './routes.ts';

/** Fixed segments take precedence over parameters. */
const fixedFirst = [...routes]
  .sort((a, b) => parameterCount(a.path) - parameterCount(b.path))
  .map((entry) => ({ entry, pattern: patternOf(entry.path) }));

/** @param pathname without the prefix of a draft preview */
export function matchRoute(pathname: string): RouteEntry | null {
  return fixedFirst.find(({ pattern }) => pattern.test(pathname))?.entry ?? null;
}

/** Pattern of a route's path such as `/works/:slug`; slashes at the end are ignored. */
export function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:[a-z]+/g, '[^/]+')}/*$`);
}

function parameterCount(path: string): number {
  return path.split(':').length - 1;
}
