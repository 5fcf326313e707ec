import type { HydrationState } from 'react-router';
import { matchRoute } from '../lib/match-route.ts';
import { PageError } from '../lib/page-error.ts';
import type { BootData } from './boot-data.ts';
import { ROOT_ID } from './route-objects.tsx';

/** The router's first state, as the served document shows it. */
export function hydrationStateOf({ payload, notFound }: BootData, pathname: string): HydrationState {
  if (notFound) {
    const error = new PageError({ status: 404, fatal: notFound === 'slug', notFound, message: pathname });
    return { loaderData: {}, errors: { [ROOT_ID]: error } };
  }
  const match = matchRoute(pathname);
  return match ? { loaderData: { [match.entry.path]: payload } } : {};
}
