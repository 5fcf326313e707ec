import { attempt } from '../storage/attempt.ts';
import { type Arrival, type Attribution, noteArrivals } from './attribution.ts';

/** Where this visitor came from, first and last in this tab; to be asked once after every load of a document. */
export function noteVisit(): Attribution | null {
  const [opened] = performance.getEntriesByType('navigation');
  const here = { url: opened?.name || location.href, referrer: document.referrer, at: performance.timeOrigin };
  return noteArrivals([...(attempt(takeKept) ?? []), here], () => sessionStorage);
}

/** Documents of this tab that were left before the application could note them, see `first-view/keep-arrival.ts`. */
function takeKept(): Arrival[] {
  const lines: string[] = sessionStorage.arrivals?.trim().split('\n') ?? [];
  delete sessionStorage.arrivals;
  return lines.map((line) => {
    const [url, referrer, at] = JSON.parse(line);
    return { url, referrer, at };
  });
}
