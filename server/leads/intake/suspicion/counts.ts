import type { Window } from './thresholds.ts';

export type Counts = {
  /** Counts one more and says whether it is one too many. */
  exceeds(key: string, at: Date): boolean;
};

const MOST_KEYS = 10_000;

/** How many came in the last minutes, by key; the longest quiet are forgotten rather than memory filled. */
export function createCounts({ most, withinMs }: Window): Counts {
  const moments = new Map<string, number[]>();
  return {
    exceeds(key, at) {
      const now = at.getTime();
      const isRecent = (moment: number) => moment > now - withinMs && moment < now + withinMs;
      const recent = (moments.get(key) ?? []).filter(isRecent).slice(-most);
      recent.push(now);
      moments.delete(key);
      moments.set(key, recent);
      for (const oldest of moments.keys()) {
        if (moments.size <= MOST_KEYS) break;
        moments.delete(oldest);
      }
      return recent.length > most;
    },
  };
}
