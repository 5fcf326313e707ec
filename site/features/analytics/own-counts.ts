import type { Count } from '../../../model/counts/count.ts';
import { attempt } from '../../storage/attempt.ts';

/** Counts on the company's own server; the browser sends it when it can, also from a page that is being left. */
export function countOwn(path: string, goal: Count['goal'], from: Count['from']): void {
  const count: Count = { page: path.slice(0, 200), goal, from };
  attempt(() => navigator.sendBeacon('/api/counts', JSON.stringify(count)));
}
