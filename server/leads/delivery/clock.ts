import { setTimeout as sleep } from 'node:timers/promises';

export type Clock = {
  now(): Date;
  /** Resolves early, without an error, when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Returns a number in [0, 1). */
  random(): number;
};

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms, signal) => sleep(ms, undefined, signal && { signal }).catch(() => undefined),
  random: Math.random,
};
