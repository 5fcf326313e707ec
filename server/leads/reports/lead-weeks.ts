import { callDeadline } from '../../../model/calling-hours/call-deadline.ts';
import { nextDay } from '../../../model/format/calendar.ts';
import { startOfDay } from '../../../model/format/date.ts';
import type { LossReason } from '../../../model/lead/lead-stages.ts';
import type { CallBackPromise, LocalClock } from '../../release/contact.ts';
import type { LeadDatabase } from '../store/lead-database.ts';
import { touchFigures } from './touch-figures.ts';

/** ISO days in the company's time zone, both inclusive. */
export type Week = { readonly from: string; readonly to: string };

export type LeadWeek = {
  readonly leads: number;
  /** Those of them that staff entered after a call or a visit to the office. */
  readonly entered: number;
  /** Leads of the week that were called in the promised time, out of those whose time has come. */
  readonly calls: { readonly inTime: number; readonly judged: number };
  /** Leads that staff moved to another stage in the week; the following counts are parts of it. */
  readonly moved: number;
  readonly meetings: number;
  readonly contracts: number;
  readonly lost: number;
  readonly reasons: readonly { readonly reason: LossReason; readonly total: number }[];
};

export type LeadWeeks = {
  readonly weeks: readonly LeadWeek[];
  /** All leads ever, without spam, quarantine and repeats. */
  readonly total: number;
  readonly firstLeadAt: Date | null;
  /** Leads without any contact whose promised time is over. */
  readonly overdue: number;
};

type Wanted = {
  /** In the order of time. */
  readonly weeks: readonly [Week, ...Week[]];
  readonly now: Date;
  readonly clock: LocalClock;
  readonly promise: CallBackPromise | null;
};

export async function leadWeeks(database: LeadDatabase, { weeks, now, clock, promise }: Wanted): Promise<LeadWeeks> {
  const startOf = (day: string) => startOfDay(day, clock.utcOffsetHours);
  const { leads, moves, total, first } = await readSince(database, startOf(weeks[0].from));
  const overdue = leads.filter(
    ({ stage, firstTouchAt, ...lead }) =>
      stage === 'new' && firstTouchAt === null && promise !== null && callDeadline(promise, lead.asked) < now,
  );
  return {
    weeks: weeks.map(({ from, to }) => {
      const [start, end] = [startOf(from), startOf(nextDay(to))];
      const isIn = (moment: Date) => moment >= start && moment < end;
      const own = leads.filter(({ createdAt }) => isIn(createdAt));
      const { inTime, late } = touchFigures(own, { promise, now });
      const moved = Map.groupBy(
        moves.filter(({ at }) => isIn(at)),
        ({ lead }) => lead,
      );
      const entered = own.filter(({ kind }) => kind === 'call').length;
      return {
        leads: own.length,
        entered,
        calls: { inTime, judged: inTime + late },
        ...outcomesOf([...moved.values()]),
      };
    }),
    total,
    firstLeadAt: first,
    overdue: overdue.length,
  };
}

type Moves = Awaited<ReturnType<typeof readSince>>['moves'];

/** A lead can meet and sign in one week; only its last move says whether it is won or lost. */
function outcomesOf(moved: readonly Moves[]): Omit<LeadWeek, 'leads' | 'entered' | 'calls'> {
  const last = moved.flatMap((moves) => moves.slice(-1));
  const lost = last.filter(({ to }) => to === 'lost');
  return {
    moved: moved.length,
    meetings: moved.filter((moves) => moves.some(({ to }) => to === 'visit')).length,
    contracts: last.filter(({ to }) => to === 'won').length,
    lost: lost.length,
    reasons: [...Map.groupBy(lost, ({ reason }) => reason)]
      .map(([reason, { length }]) => ({ reason, total: length }))
      .sort((a, b) => b.total - a.total || a.reason.localeCompare(b.reason)),
  };
}

function readSince(database: LeadDatabase, since: Date) {
  return database.read(async (db) => {
    const real = db
      .selectFrom('leads')
      .where('status', '=', 'accepted')
      .where('stage', '<>', 'spam')
      .where('repeat_of', 'is', null);
    const leads = await real
      .select(['kind', 'created_at', 'call_time', 'first_touch_at', 'stage'])
      .where('created_at', '>=', since.toISOString())
      .execute();
    const moves = await real
      .innerJoin('lead_events', 'lead_events.lead_number', 'leads.number')
      .select(['number', 'at', 'stage_to', 'loss_reason'])
      .where('what', '=', 'stage')
      .where('at', '>=', since.toISOString())
      .orderBy('lead_events.id')
      .execute();
    const all = await real
      .select(({ fn }) => [fn.countAll<number | string>().as('total'), fn.min('created_at').as('first')])
      .executeTakeFirstOrThrow();
    return {
      leads: leads.map((row) => ({
        kind: row.kind,
        createdAt: new Date(row.created_at),
        callTime: row.call_time,
        asked: { takenAt: new Date(row.created_at), callTime: row.call_time },
        firstTouchAt: row.first_touch_at === null ? null : new Date(row.first_touch_at),
        stage: row.stage,
      })),
      moves: moves.map((row) => ({
        lead: row.number,
        at: new Date(row.at),
        to: row.stage_to,
        reason: row.loss_reason ?? ('other' as const),
      })),
      total: Number(all.total),
      first: all.first === null ? null : new Date(all.first),
    };
  });
}
