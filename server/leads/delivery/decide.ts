import type { Outcome } from '../contract/channel.ts';
import type { DeliveryRules } from './rules.ts';

/** `interrupted`: this server aborted the send, so the result shows nothing about the message or the service. */
export type SendResult = Outcome | { readonly status: 'interrupted' };

export type Circumstances = { readonly now: Date; readonly random: number; readonly rules: DeliveryRules };

export type AttemptHistory = { readonly attempts: number; readonly failures: number; readonly queuedAt: Date };

export type Decision =
  | { readonly state: 'delivered'; readonly remoteId: string | null }
  | { readonly state: 'dead'; readonly reason: string; readonly acceptedAs?: string | undefined }
  | {
      readonly state: 'queued';
      readonly nextAttemptAt: Date;
      readonly failures: number;
      /** `null` keeps the previous reason. */
      readonly reason: string | null;
      readonly acceptedAs?: string | undefined;
    };

export function decide(result: SendResult, trial: AttemptHistory, circumstances: Circumstances): Decision {
  const { now, rules } = circumstances;
  switch (result.status) {
    case 'delivered':
      return { state: 'delivered', remoteId: result.remoteId ?? null };
    case 'refused':
      return { state: 'dead', reason: result.reason, acceptedAs: result.acceptedAs };
    case 'interrupted':
      return { state: 'queued', nextAttemptAt: now, failures: trial.failures, reason: null };
    case 'retry': {
      const { reason, acceptedAs } = result;
      const isOld = now.getTime() - trial.queuedAt.getTime() >= rules.giveUpAfterMs;
      // Age alone is not enough: after a clock jump or a week offline, the message has had no real attempts.
      if (isOld && trial.attempts >= rules.fewestAttempts) return { state: 'dead', reason, acceptedAs };
      if (result.retryAfterMs !== undefined) {
        const nextAttemptAt = later(now, askedPauseMs(result.retryAfterMs, rules));
        return { state: 'queued', nextAttemptAt, failures: trial.failures, reason, acceptedAs };
      }
      const failures = trial.failures + 1;
      const delayMs = backoffMs(failures, rules.longestDelayMs, circumstances);
      return { state: 'queued', nextAttemptAt: later(now, delayMs), failures, reason, acceptedAs };
    }
  }
}

/** Exponential backoff with full jitter, so that clients do not all return at once when a service recovers. */
export function backoffMs(failures: number, longestMs: number, { random, rules }: Circumstances): number {
  const ceiling = Math.min(longestMs, rules.firstDelayMs * 2 ** Math.min(failures - 1, 30));
  return Math.round(random * ceiling);
}

export function askedPauseMs(askedMs: number, rules: DeliveryRules): number {
  const asked = Number.isFinite(askedMs) ? askedMs : 0;
  return Math.min(Math.max(asked, rules.shortestAskedPauseMs), rules.longestAskedPauseMs);
}

export function later(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}
