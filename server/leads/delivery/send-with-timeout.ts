import type { Outcome } from '../contract/channel.ts';
import type { Clock } from './clock.ts';
import type { SendResult } from './decide.ts';

/** Grace period after the abort, in which a channel can still return its outcome. */
const ABORT_GRACE_MS = 1000;

type Limits = { readonly clock: Clock; readonly timeoutMs: number; readonly stop: AbortSignal };

/** Runs one attempt with a timeout; every error or timeout becomes a result. */
export async function sendWithTimeout(
  attempt: (signal: AbortSignal) => Promise<Outcome>,
  { clock, timeoutMs, stop }: Limits,
): Promise<SendResult> {
  const timeout = new AbortController();
  const finished = new AbortController();
  const signal = AbortSignal.any([stop, timeout.signal]);
  const answer = start(attempt, signal);
  const timedOut = (async (): Promise<SendResult> => {
    await clock.sleep(timeoutMs, AbortSignal.any([stop, finished.signal]));
    timeout.abort();
    await clock.sleep(ABORT_GRACE_MS, finished.signal);
    return { status: 'retry', reason: '' };
  })();
  const result = await Promise.race([answer, timedOut]);
  finished.abort();
  if (result.status !== 'retry' || !signal.aborted) return result;
  if (stop.aborted) return { status: 'interrupted' };
  return { status: 'retry', reason: `нет ответа за ${Math.round(timeoutMs / 1000)} с` };
}

async function start(attempt: (signal: AbortSignal) => Promise<Outcome>, signal: AbortSignal): Promise<Outcome> {
  try {
    const outcome: Outcome | undefined = await attempt(signal);
    if (outcome?.status === 'delivered' || outcome?.status === 'retry' || outcome?.status === 'refused') return outcome;
    return { status: 'retry', reason: 'внутренняя ошибка (канал не сказал, чем кончилось)' };
  } catch (error) {
    // An error message may quote the lead or a token.
    return { status: 'retry', reason: `внутренняя ошибка (${error instanceof Error ? error.name : typeof error})` };
  }
}
