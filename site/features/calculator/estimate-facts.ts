import { fetchSameBuild } from '../../shell/navigation/page-data.ts';
import type { EstimateFacts } from './estimate-facts-data.ts';

export const ESTIMATES_URL = '/data/_estimates.json';

let known: Promise<EstimateFacts> | undefined;

/** Fetches the facts once, on the first calculation; a failed request is retried on the next call. */
export function loadEstimateFacts(): Promise<EstimateFacts> {
  known ??= fetchSameBuild<EstimateFacts>(ESTIMATES_URL).catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}
