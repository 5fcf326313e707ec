import { setTimeout as wait } from 'node:timers/promises';
import type { PushMessage, PushOutcome, SendPush, Subscription } from './send-push.ts';
import type { VapidKey } from './vapid.ts';

/** The present key, and during a rotation of the secret the former one, with which older subscriptions were made. */
export type VapidKeys = readonly [VapidKey, ...VapidKey[]];

export type Post = {
  readonly send: SendPush;
  readonly keys: VapidKeys;
  readonly subject: string;
  /** Aborted when the panel stops. */
  readonly signal: AbortSignal;
  readonly now: () => Date;
  readonly pause?: (milliseconds: number) => Promise<unknown>;
};

const PAUSES_MS = [2000, 10_000, 60_000];

/** Sends once; a key that the service does not accept is followed by the former one. */
export async function sendOnce(to: Subscription, message: PushMessage, post: Post): Promise<PushOutcome> {
  let outcome: PushOutcome = { kind: 'stranger' };
  for (const key of post.keys) {
    outcome = await post.send(to, message, { ...post, key });
    if (outcome.kind !== 'stranger') return outcome;
  }
  return outcome;
}

/** Sends until the service accepts, refuses for good, or the message has lost its meaning at `until`. */
export async function deliverPush(
  to: Subscription,
  message: PushMessage,
  until: Date,
  post: Post,
): Promise<PushOutcome> {
  const pause = post.pause ?? ((milliseconds) => wait(milliseconds, undefined, { signal: post.signal, ref: false }));
  let outcome = await sendOnce(to, message, post);
  for (const pauseMs of PAUSES_MS) {
    if (outcome.kind !== 'failed' || !outcome.isWorthRetry) return outcome;
    const waitMs = Math.max(pauseMs, outcome.afterMs ?? 0);
    if (post.now().getTime() + waitMs >= until.getTime()) return outcome;
    await pause(waitMs).catch(() => undefined);
    if (post.signal.aborted) return outcome;
    outcome = await sendOnce(to, message, post);
  }
  return outcome;
}
