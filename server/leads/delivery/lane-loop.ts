import { randomUUID } from 'node:crypto';
import type { Channel } from '../contract/channel.ts';
import type { LeadsLog } from '../contract/log.ts';
import { errorCode } from '../contract/log.ts';
import type { LeadDatabase } from '../store/lead-database.ts';
import type { Claim } from './claim.ts';
import { claimNext, nextDue } from './claim.ts';
import type { Clock } from './clock.ts';
import type { SendResult } from './decide.ts';
import { recordOutcome } from './record-outcome.ts';
import type { DeliveryRules } from './rules.ts';
import { sendWithTimeout } from './send-with-timeout.ts';
import type { Waker } from './waker.ts';

export type WorkerParts = {
  readonly database: LeadDatabase;
  readonly clock: Clock;
  readonly rules: DeliveryRules;
  readonly log: LeadsLog;
};

type Lane = WorkerParts & {
  readonly channel: Channel;
  readonly waker: Waker;
  readonly isStopping: () => boolean;
  /** Aborts the send in progress. */
  readonly stop: AbortSignal;
  readonly onWarning: (channel: Channel, words: string) => void;
  /** Wakes the alarm loop, since the result may have raised an alarm. */
  readonly onFailure: () => void;
};

/** Another process holds the lane, or an abandoned message has been requeued. */
const CONTENDED_PAUSE_MS = 200;
const DATABASE_PAUSE_MS = 2000;

export async function runLane(lane: Lane): Promise<void> {
  const { channel, waker, log, isStopping } = lane;
  while (!isStopping()) {
    const pauseMs = await deliverNext(lane).catch((error: unknown) => {
      log('delivery_database_failed', { channel: channel.name, reason: errorCode(error) });
      return DATABASE_PAUSE_MS;
    });
    if (pauseMs > 0 && !isStopping()) await waker.wait(pauseMs);
  }
}

/** Returns the pause before the next look at the queue, in milliseconds. */
async function deliverNext(lane: Lane): Promise<number> {
  const { database, channel, clock, rules, isStopping } = lane;
  const now = new Date(await database.now());
  const due = await database.read((db) => nextDue(db, channel.name, { now, rules }));
  if (due === null) return rules.pollMs;
  if (due > now) return Math.min(due.getTime() - now.getTime(), rules.pollMs);
  if (isStopping()) return 0;

  const lease = randomUUID();
  const random = clock.random();
  const claim = await database.write((db) => claimNext(db, { channel: channel.name, lease, now, random, rules }));
  if (!claim) return CONTENDED_PAUSE_MS;
  const result = isStopping() ? ({ status: 'interrupted' } as const) : await send(lane, claim);
  await settleUntilWritten(lane, claim, result);
  return 0;
}

async function send({ channel, clock, rules, stop, log, onWarning }: Lane, { message }: Claim): Promise<SendResult> {
  const timeoutMs = rules.sendTimeoutMs;
  const result = await sendWithTimeout((signal) => channel.send(message, signal), { clock, timeoutMs, stop });
  const { number } = message.lead;
  const reason = 'reason' in result ? { reason: result.reason } : {};
  log(`delivery_${result.status}`, { channel: channel.name, lead: number, attempt: message.attempt, ...reason });
  if (result.status === 'delivered' && result.warning !== undefined) onWarning(channel, result.warning);
  return result;
}

/** Retries until the result is stored: otherwise a busy database would cause a second delivery. */
async function settleUntilWritten(lane: Lane, claim: Claim, result: SendResult): Promise<void> {
  const { database, channel, clock, rules, log, stop, onFailure } = lane;
  const { minIntervalMs } = channel;
  for (;;) {
    try {
      const now = new Date(await database.now());
      const circumstances = { now, random: clock.random(), rules, minIntervalMs, result };
      await database.write((db) => recordOutcome(db, claim, circumstances));
      if (result.status === 'retry' || result.status === 'refused') onFailure();
      return;
    } catch (error) {
      log('delivery_mark_failed', { channel: channel.name, lead: claim.message.lead.number, reason: errorCode(error) });
      if (stop.aborted) return;
      await clock.sleep(DATABASE_PAUSE_MS, stop);
    }
  }
}
