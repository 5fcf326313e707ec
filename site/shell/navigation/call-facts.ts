import type { CallFacts } from '../../../model/calling-hours/call-promise.ts';
import { fetchSameBuild } from './page-data.ts';

export const CALLS_URL = '/data/_calls.json';

let known: Promise<CallFacts> | undefined;

/** Loads the data for the callback promise, needed only with forms. The result is cached; a failure is not. */
export function loadCallFacts(): Promise<CallFacts> {
  known ??= fetchSameBuild<CallFacts>(CALLS_URL).catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}
