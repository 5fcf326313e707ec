import type { CallFacts } from '../../model/calling-hours/call-promise.ts';
import { fetchOwn } from './page-data.ts';

export const CALLS_URL = '/data/_calls.json';

let known: Promise<CallFacts> | undefined;

/** What is said of calls: only who touches a form needs it, so no page carries it. Fetched once; what failed, again. */
export function loadCallFacts(): Promise<CallFacts> {
  known ??= fetchOwn<CallFacts>(CALLS_URL).catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}
