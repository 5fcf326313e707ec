import { attempt } from '../storage/attempt.ts';
import { type Arrival, type Attribution, noteArrivals } from './attribution.ts';

/** Returns first and last touch of this tab; records this document and earlier ones. */
export function recordVisit(): Attribution | null {
  const [opened] = performance.getEntriesByType('navigation');
  const here = { url: opened?.name || location.href, referrer: document.referrer, at: performance.timeOrigin };
  return noteArrivals([...(attempt(takeRecordedLandings) ?? []), here], () => sessionStorage);
}

/** Arrivals stored by `first-view/record-landing.ts` for documents left before the application loaded. */
function takeRecordedLandings(): Arrival[] {
  const lines: string[] = sessionStorage.arrivals?.trim().split('\n') ?? [];
  delete sessionStorage.arrivals;
  return lines.map((line) => {
    const [url, referrer, at] = JSON.parse(line);
    return { url, referrer, at };
  });
}
