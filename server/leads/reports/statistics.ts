import { daysAfter } from '../../../model/format/calendar.ts';
import { isoDayAt, startOfDay } from '../../../model/format/date.ts';
import type { LeadShare, LeadStatistics } from '../../../model/lead/lead-statistics.ts';
import { LEAD_TITLES } from '../../../model/lead/lead-titles.ts';
import type { CallBackPromise, LocalClock } from '../../release/contact.ts';
import type { LeadDatabase } from '../store/lead-database.ts';
import { sourceOf } from './lead-source.ts';
import { touchFigures } from './touch-figures.ts';

type Wanted = {
  readonly days: number;
  readonly now: Date;
  readonly clock: LocalClock;
  readonly promise: CallBackPromise | null;
};

export async function leadStatistics(
  database: LeadDatabase,
  { days, now, clock, promise }: Wanted,
): Promise<LeadStatistics> {
  const to = isoDayAt(now, clock.utcOffsetHours);
  const from = daysAfter(to, 1 - days);
  const all = await readLeads(database, startOfDay(from, clock.utcOffsetHours));
  const held = all.filter(({ status, stage }) => status === 'quarantined' && stage !== 'spam');
  const spam = all.filter(({ stage }) => stage === 'spam');
  const real = all.filter(({ status, stage }) => status === 'accepted' && stage !== 'spam');
  const people = real.filter((lead) => !lead.isRepeat);
  const won = people.filter(({ stage }) => stage === 'won').length;
  const lost = people.filter(({ stage }) => stage === 'lost');
  const byDay = new Map(
    shares(people, (lead) => isoDayAt(lead.createdAt, clock.utcOffsetHours)).map((day) => [day.name, day]),
  );
  return {
    ...{ from, to, won },
    total: people.length,
    lost: lost.length,
    open: people.length - won - lost.length,
    spam: spam.length,
    held: held.length,
    repeats: real.length - people.length,
    days: Array.from({ length: days }, (_, index) => daysAfter(from, index)).map(
      (name) => byDay.get(name) ?? { name, total: 0, won: 0 },
    ),
    kinds: shares(people, ({ kind }) => LEAD_TITLES[kind] ?? kind),
    sources: shares(people, ({ attribution }) => sourceOf(attribution)),
    pages: shares(people, ({ page }) => page.replace(/[?#].*$/, '')),
    reasons: reasonsOf(lost),
    touch: touchFigures(people, { promise, now }),
  };
}

type Counted = Awaited<ReturnType<typeof readLeads>>[number];

function readLeads(database: LeadDatabase, since: Date) {
  return database.read(async (db) => {
    const rows = await db
      .selectFrom('leads')
      .select(['kind', 'page', 'attribution', 'status', 'stage', 'call_time', 'loss_reason', 'created_at'])
      .select(['first_touch_at', 'repeat_of'])
      .where('created_at', '>=', since.toISOString())
      .execute();
    return rows.map(({ kind, page, status, stage, attribution, ...row }) => ({
      ...{ kind, page, status, stage },
      attribution: attribution === null ? null : (JSON.parse(attribution) as Record<string, unknown>),
      callTime: row.call_time,
      lossReason: row.loss_reason,
      createdAt: new Date(row.created_at),
      firstTouchAt: row.first_touch_at === null ? null : new Date(row.first_touch_at),
      isRepeat: row.repeat_of !== null,
    }));
  });
}

function shares(leads: readonly Counted[], nameOf: (lead: Counted) => string): LeadShare[] {
  return [...Map.groupBy(leads, nameOf)]
    .map(([name, own]) => ({ name, total: own.length, won: own.filter(({ stage }) => stage === 'won').length }))
    .sort((a, b) => b.total - a.total || a.name.localeCompare(b.name));
}

function reasonsOf(lost: readonly Counted[]): LeadStatistics['reasons'] {
  return [...Map.groupBy(lost, ({ lossReason }) => lossReason ?? ('other' as const))]
    .map(([reason, own]) => ({ reason, total: own.length }))
    .sort((a, b) => b.total - a.total || a.reason.localeCompare(b.reason));
}
