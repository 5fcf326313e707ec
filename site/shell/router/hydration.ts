import type { HydrationState } from 'react-router';
import { PageError } from '../../page-contract/page-error.ts';
import type { BootData } from './boot-data.ts';
import { matchRoute } from './match-route.ts';
import { ROOT_ID } from './route-objects.tsx';

export function hydrationStateOf({ payload, notFound }: BootData, pathname: string): HydrationState {
  if (notFound) {
    const error = new PageError({ status: 404, fatal: notFound === 'slug', notFound, message: pathname });
    return { loaderData: {}, errors: { [ROOT_ID]: error } };
  }
  const match = matchRoute(pathname);
  // React Router expects loader data for a route with middleware.
  return match ? { loaderData: { [ROOT_ID]: null, [match.entry.path]: payload } } : {};
}

/** Returns router state that renders the error screen, for a page that failed to start. */
export function failedState(error: Error): HydrationState {
  return { loaderData: {}, errors: { [ROOT_ID]: error } };
}
