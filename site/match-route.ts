import { matchPath } from 'react-router';
import type { Params } from '../../page-contract/page.ts';
import type { RouteEntry } from '../../routes.ts';
import { routes } from '../../routes.ts';
import { stripBase } from '../navigation/base.ts';

export type RouteMatch = { readonly entry: RouteEntry; readonly params: Params };

/** Returns the matching route; fixed segments take precedence over parameters. */
export function matchRoute(pathname: string): RouteMatch | null {
  const fixedFirst = [...routes].sort((a, b) => parameterCount(a.path) - parameterCount(b.path));
  for (const entry of fixedFirst) {
    const match = matchPath({ path: entry.path, end: true, caseSensitive: true }, stripBase(pathname));
    if (match) return { entry, params: { ...entry.params, ...(match.params as Params) } };
  }
  return null;
}

function parameterCount(path: string): number {
  return path.split('/').filter((segment) => segment.startsWith(':')).length;
}
