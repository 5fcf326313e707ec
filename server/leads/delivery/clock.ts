import { setTimeout as sleep } from 'node:timers/promises';

/** Time and chance, so that tests can have their own. */
export type Clock = {
  now(): Date;
  /** Resolves early, without a word, when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** From 0 up to, but not including, 1. */
  random(): number;
};

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms, signal) => sleep(ms, undefined, signal && { signal }).catch(() => undefined),
  random: Math.random,
};
