import type { Circumstances, SendResult } from './decide.ts';
import { askedPauseMs, backoffMs, later } from './decide.ts';

export type Lane = {
  /** Consecutive failures. */
  readonly failures: number;
  readonly failingSince: Date | null;
};

export type LaneDecision = Lane & {
  readonly freeAt: Date;
  /** The service has recovered, so queued messages need not wait for their backoff. */
  readonly isBack: boolean;
};

export function decideLane(
  result: SendResult,
  { failures, failingSince }: Lane,
  { minIntervalMs, ...circumstances }: Circumstances & { readonly minIntervalMs: number },
): LaneDecision {
  const { now, rules } = circumstances;
  const soonest = later(now, minIntervalMs);
  if (result.status === 'delivered') {
    const isBack = failures >= rules.failuresOfService;
    return { freeAt: soonest, failures: 0, failingSince: null, isBack };
  }
  // A refusal proves that the service responds; an interrupted send proves nothing.
  if (result.status !== 'retry') return { freeAt: soonest, failures, failingSince, isBack: false };

  const since = failingSince ?? now;
  if (result.retryAfterMs !== undefined) {
    const freeAt = latest(soonest, later(now, askedPauseMs(result.retryAfterMs, rules)));
    return { freeAt, failures, failingSince: since, isBack: false };
  }
  const failed = failures + 1;
  const beyond = failed - rules.failuresOfService;
  const pauseMs = beyond < 0 ? 0 : backoffMs(beyond + 1, rules.longestLanePauseMs, circumstances);
  return {
    freeAt: latest(soonest, later(now, pauseMs)),
    failures: failed,
    failingSince: since,
    isBack: false,
  };
}

function latest(one: Date, other: Date): Date {
  return one > other ? one : other;
}
