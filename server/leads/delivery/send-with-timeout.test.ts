import { expect, test } from 'vitest';
import type { Outcome } from '../contract/channel.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { sendWithTimeout } from './send-with-timeout.ts';

const TIMEOUT_MS = 30_000;

/** Starts an attempt that answers with `outcome` as soon as it is aborted. */
function startSend(outcome: Outcome) {
  const clock = createTestClock();
  const stop = new AbortController();
  const onAbort = (signal: AbortSignal) =>
    new Promise<Outcome>((resolve) => signal.addEventListener('abort', () => resolve(outcome)));
  return { clock, stop, sent: sendWithTimeout(onAbort, { clock, timeoutMs: TIMEOUT_MS, stop: stop.signal }) };
}

const delivered = { status: 'delivered', remoteId: '342' } as const;
const refused = { status: 'refused', reason: 'нет прав' } as const;
const aborted = { status: 'retry', reason: 'отправка прервана' } as const;

test.each([delivered, refused])(
  'a receipt with the status $status that arrives at the timeout counts',
  async (outcome) => {
    const { clock, sent } = startSend(outcome);
    await clock.run(TIMEOUT_MS);
    expect(await sent).toEqual(outcome);
  },
);

test.each([delivered, refused])('a receipt with the status $status that arrives at a stop counts', async (outcome) => {
  const { stop, sent } = startSend(outcome);
  stop.abort();
  expect(await sent).toEqual(outcome);
});

test('an attempt aborted by the timeout is a failure, one aborted by a stop is not', async () => {
  const late = startSend(aborted);
  await late.clock.run(TIMEOUT_MS);
  expect(await late.sent).toEqual({ status: 'retry', reason: 'нет ответа за 30 с' });
  const stopped = startSend(aborted);
  stopped.stop.abort();
  expect(await stopped.sent).toEqual({ status: 'interrupted' });
});

test('a channel has one more second to report a receipt after the timeout', async () => {
  const clock = createTestClock();
  const attempt = async (): Promise<Outcome> => {
    await clock.sleep(TIMEOUT_MS + 999);
    return delivered;
  };
  const sent = sendWithTimeout(attempt, { clock, timeoutMs: TIMEOUT_MS, stop: new AbortController().signal });
  await clock.run(TIMEOUT_MS + 1000);
  expect(await sent).toEqual(delivered);
});

test('a channel that ignores the abort of a stop is given up after one second', async () => {
  const clock = createTestClock();
  const stop = new AbortController();
  const hang = () => new Promise<Outcome>(() => {});
  const results: unknown[] = [];
  void sendWithTimeout(hang, { clock, timeoutMs: TIMEOUT_MS, stop: stop.signal }).then((result) =>
    results.push(result),
  );
  stop.abort();
  await clock.run(1000);
  expect(results).toEqual([{ status: 'interrupted' }]);
});
