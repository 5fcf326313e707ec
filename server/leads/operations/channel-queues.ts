import { nextDue } from '../delivery/claim.ts';
import { hasClockSkew } from '../delivery/clock-skew.ts';
import { hasLateMessage } from '../delivery/late-messages.ts';
import { RULES } from '../delivery/rules.ts';
import type { LeadDatabase, LeadQueries } from '../store/lead-database.ts';
import { isWaiting } from '../store/outbox.ts';

/**
 * `false-times`: timestamps from a wrong clock; `not-taken`: messages are due and no process claims them;
 * `failing`: several attempts in a row failed; `late`: a message has waited too long.
 */
export type Stall = 'false-times' | 'not-taken' | 'failing' | 'late';

export type ChannelQueue = {
  readonly channel: string;
  readonly waiting: number;
  readonly dead: number;
  /** When the oldest waiting message was queued; `null` when the queue is empty. */
  readonly oldest: Date | null;
  readonly lastDelivered: Date | null;
  readonly stall: Stall | null;
  /** An alarm is open, and the channel still has undelivered messages. */
  readonly hasAlarm: boolean;
};

export function channelQueues(database: LeadDatabase, now: Date): Promise<readonly ChannelQueue[]> {
  return database.read(async (db) => {
    const rows = await db
      .selectFrom('outbox')
      .select((of) => [
        'channel',
        of.fn.countAll<number>().filterWhere(isWaiting).as('waiting'),
        of.fn.countAll<number>().filterWhere('state', '=', 'dead').as('dead'),
        of.fn.min('queued_at').filterWhere(isWaiting).as('oldest'),
        of.fn.max('finished_at').filterWhere('state', '=', 'delivered').as('delivered'),
      ])
      .groupBy('channel')
      .orderBy('channel')
      .execute();
    const alarms = await db.selectFrom('alarms').select('channel').where('closed_at', 'is', null).execute();
    const alarmed = new Set(alarms.map((alarm) => alarm.channel));
    const queues: ChannelQueue[] = [];
    for (const { channel, waiting, dead, oldest, delivered } of rows) {
      queues.push({
        channel,
        waiting: Number(waiting),
        dead: Number(dead),
        oldest: momentOf(oldest),
        lastDelivered: momentOf(delivered),
        stall: Number(waiting) === 0 ? null : await stallOf(db, channel, now),
        hasAlarm: alarmed.has(channel) && Number(waiting) + Number(dead) > 0,
      });
    }
    return queues;
  });
}

export function countQuarantined(database: LeadDatabase): Promise<number> {
  return database.read(async (db) => {
    const { total } = await db
      .selectFrom('leads')
      .select((of) => of.fn.countAll<number>().as('total'))
      .where('status', '=', 'quarantined')
      .executeTakeFirstOrThrow();
    return Number(total);
  });
}

async function stallOf(db: LeadQueries, channel: string, now: Date): Promise<Stall | null> {
  const present = { now, rules: RULES };
  if (await hasClockSkew(db, channel, present)) return 'false-times';
  const due = await nextDue(db, channel, present);
  if (due !== null && now.getTime() - due.getTime() > 2 * RULES.leaseMs) return 'not-taken';
  if (await isFailing(db, channel)) return 'failing';
  return (await hasLateMessage(db, channel, present)) ? 'late' : null;
}

async function isFailing(db: LeadQueries, channel: string): Promise<boolean> {
  const lane = await db.selectFrom('lanes').select('failures').where('channel', '=', channel).executeTakeFirst();
  return (lane?.failures ?? 0) >= RULES.failuresOfService;
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
