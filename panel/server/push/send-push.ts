import { request } from 'node:https';
import { noAnswerReason } from '../../../server/leads/outgoing/no-answer.ts';
import { parseRetryAfter } from '../../../server/leads/outgoing/retry-after.ts';
import { encryptPush, type SubscriptionKeys } from './encrypt-push.ts';
import type { PushPlaces } from './push-places.ts';
import { authorizationOf, type VapidKey } from './vapid.ts';

export type Subscription = SubscriptionKeys & { readonly endpoint: string };

/** @property ttlS seconds for which the push service keeps the message for a device without a network */
export type PushMessage = { readonly text: string; readonly topic: string; readonly ttlS: number };

/** `stranger`: the service does not accept the key; `gone`: it no longer knows the subscription. */
export type PushOutcome =
  | { readonly kind: 'taken' | 'stranger' | 'gone' }
  | { readonly kind: 'failed'; readonly reason: string; readonly isWorthRetry: boolean; readonly afterMs?: number };

type Sending = { readonly key: VapidKey; readonly subject: string; readonly signal: AbortSignal };

const TIMEOUT_MS = 10_000;

export type SendPush = (to: Subscription, message: PushMessage, sending: Sending) => Promise<PushOutcome>;

/** Sends over `node:https`, which follows no redirects and takes a `lookup` that refuses private addresses. */
export const createPushSender =
  (places: PushPlaces, timeoutMs = TIMEOUT_MS): SendPush =>
  async (to, { text, topic, ttlS }, { key, subject, signal }) => {
    const url = URL.parse(to.endpoint);
    if (!url || !places.isEndpoint(url)) return { kind: 'gone' };
    const body = encryptPush(text, to);
    const headers = {
      'Content-Type': 'application/octet-stream',
      'Content-Encoding': 'aes128gcm',
      'Content-Length': body.length,
      Authorization: authorizationOf(key, url, subject, new Date()),
      TTL: ttlS,
      Topic: topic,
      Urgency: 'high',
    };
    const deadline = AbortSignal.timeout(timeoutMs);
    const options = {
      ...{ method: 'POST', headers, lookup: places.lookup, signal: AbortSignal.any([deadline, signal]) },
      ...(places.ca === undefined ? {} : { ca: places.ca }),
    };
    return new Promise((resolve) => {
      const asked = request(url, options, (answer) => {
        answer.resume();
        resolve(outcomeOf(answer.statusCode ?? 0, answer.headers['retry-after']));
      });
      asked.on('error', (error) => {
        const reason = noAnswerReason(error, { deadline, signal, timeoutMs });
        resolve({ kind: 'failed', reason, isWorthRetry: true });
      });
      asked.end(body);
    });
  };

function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  if (status === 401 || status === 403) return { kind: 'stranger' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const afterMs = parseRetryAfter(retryAfter, new Date());
  return {
    kind: 'failed',
    reason: `служба уведомлений ответила ${status}`,
    isWorthRetry: status === 429 || status >= 500,
    ...(afterMs === undefined ? {} : { afterMs }),
  };
}
