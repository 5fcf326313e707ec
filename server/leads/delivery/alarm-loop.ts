import { counted, LEADS } from '../../../model/format/plural.ts';
import type { LocalClock } from '../../release/contact.ts';
import type { Channel } from '../contract/channel.ts';
import { clockWords } from '../contract/clock-words.ts';
import { errorCode } from '../contract/log.ts';
import type { AlarmFacts } from './claim-alarm.ts';
import { claimAlarm, settleAlarm } from './claim-alarm.ts';
import { backoffMs, later } from './decide.ts';
import type { WorkerParts } from './lane-loop.ts';
import { findLate } from './late-messages.ts';
import { openAlarm } from './open-alarm.ts';
import { sendWithTimeout } from './send-with-timeout.ts';
import type { Waker } from './waker.ts';

type Alarms = WorkerParts & {
  readonly channels: readonly Channel[];
  readonly waker: Waker;
  readonly companyClock: () => LocalClock;
  readonly isStopping: () => boolean;
  readonly stop: AbortSignal;
  readonly onAlarm: (words: string) => void;
};

export async function runAlarms(alarms: Alarms): Promise<void> {
  const { waker, rules, log, isStopping } = alarms;
  while (!isStopping()) {
    const hasMore = await sendNext(alarms).catch((error: unknown) => {
      log('alarm_database_failed', { reason: errorCode(error) });
      return false;
    });
    if (!hasMore && !isStopping()) await waker.wait(4 * rules.pollMs);
  }
}

async function sendNext(alarms: Alarms): Promise<boolean> {
  const { database, clock, rules, onAlarm, log } = alarms;
  const now = new Date(await database.now());
  await raiseLate(alarms, now);
  const until = later(now, rules.leaseMs * Math.max(1, alarms.channels.length));
  const facts = await database.write((db) => claimAlarm(db, { now, until, rules }));
  if (!facts) return false;
  const words = alarmWords(titleOf(alarms, facts), facts, alarms.companyClock());
  if (facts.attempts === 1) onAlarm(words);
  const through = await sendThroughChannel(alarms, facts, words);
  const settledAt = new Date(await database.now());
  const circumstances = { now: settledAt, random: clock.random(), rules };
  const delayMs = backoffMs(facts.attempts, rules.longestDelayMs, circumstances);
  await database.write((db) =>
    settleAlarm(
      db,
      facts.id,
      through === null ? { nextAttemptAt: later(settledAt, delayMs) } : { sentAt: settledAt, through },
    ),
  );
  log('alarm', { channel: facts.channel, kind: facts.kind, through: through ?? 'nobody' });
  return true;
}

function titleOf({ channels }: Alarms, { channel }: AlarmFacts): string {
  return channels.find(({ name }) => name === channel)?.title ?? channel;
}

/** Lateness is counted from the arrival of the lead, since a service may ask for a pause of a day without attempts. */
async function raiseLate({ database, channels, rules }: Alarms, now: Date): Promise<void> {
  const names = channels.map(({ name }) => name);
  const late = await database.read((db) => findLate(db, names, { now, rules }));
  if (late.length === 0) return;
  await database.write(async (db) => {
    for (const { channel, reason } of late) await openAlarm(db, { channel, kind: 'delayed', reason }, { now, rules });
  });
}

/**
 * Returns the channel that delivered the alarm, 'console' when no other channel carries alarms, or `null` on failure.
 */
async function sendThroughChannel(
  { channels, clock, rules, stop }: Alarms,
  { channel }: AlarmFacts,
  words: string,
): Promise<string | null> {
  const alarmChannels = channels.filter(({ name, alert }) => name !== channel && alert !== undefined);
  if (alarmChannels.length === 0) return 'console';
  for (const alarmChannel of alarmChannels) {
    const sendAlarm = async (signal: AbortSignal) =>
      (await alarmChannel.alert?.(words, signal)) ?? { status: 'refused' as const, reason: '' };
    const { status } = await sendWithTimeout(sendAlarm, { clock, timeoutMs: rules.sendTimeoutMs, stop });
    if (status === 'delivered') return alarmChannel.name;
  }
  return null;
}

/** Text for operators: lead numbers but no personal data. `title` is the display name of the channel. */
function alarmWords(
  title: string,
  { kind, reason, openedAt, dead, deadNumbers, waiting }: AlarmFacts,
  clock: LocalClock,
): string {
  const cause = reason === '' ? '' : ` Причина: ${reason.replace(/\.$/, '')}.`;
  if (kind === 'delayed') {
    return (
      `${title}: заявки не доставляются, замечено ${clockWords(openedAt, clock)}.${cause} ` +
      `Ждут отправки: ${counted(waiting, LEADS)}. Они сохранены, попытки продолжаются.`
    );
  }
  const numbers =
    deadNumbers.length > 0 ? ` (№\u00a0${deadNumbers.join(', ')}${dead > deadNumbers.length ? ' и другие' : ''})` : '';
  return (
    `${title}: не доставлено ${counted(dead, LEADS)}${numbers}.${cause} ` +
    'Сами они больше не отправятся: устраните причину и отправьте их ещё раз. Заявки сохранены.'
  );
}
