import type { Count } from '../../../model/counts/count.ts';
import { attempt } from '../../storage/attempt.ts';

/** Sends a count to the company's own server with `sendBeacon`, which also works during page unload. */
export function countOwn(path: string, goal: Count['goal'], from: Count['from']): void {
  const count: Count = { page: path.slice(0, 200), goal, from };
  attempt(() => navigator.sendBeacon('/api/counts', JSON.stringify(count)));
}
