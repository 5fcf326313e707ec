import type { HydrationState } from 'react-router';
import { PageError } from '../page-contract/page-error.ts';
import type { BootData } from './boot-data.ts';
import { matchRoute } from './match-route.ts';
import { ROOT_ID } from './route-objects.tsx';

/** The router's first state, as the served document shows it. */
export function hydrationStateOf({ payload, notFound }: BootData, pathname: string): HydrationState {
  if (notFound) {
    const error = new PageError({ status: 404, fatal: notFound === 'slug', notFound, message: pathname });
    return { loaderData: {}, errors: { [ROOT_ID]: error } };
  }
  const match = matchRoute(pathname);
  // The root's middleware makes the router expect data of it.
  return match ? { loaderData: { [ROOT_ID]: null, [match.entry.path]: payload } } : {};
}

/** The state of a document whose page cannot be started: the error screen in its place. */
export function failedState(error: Error): HydrationState {
  return { loaderData: {}, errors: { [ROOT_ID]: error } };
}
