import { formatSpan, isoDayAt } from '../../../../model/format/date.ts';
import type { CountsPlace } from '../../../../server/counts/store/open-counts.ts';
import { readCounts } from '../../../../server/counts/store/open-counts.ts';
import type { Week } from '../../../../server/leads/reports/lead-weeks.ts';
import { leadWeeks } from '../../../../server/leads/reports/lead-weeks.ts';
import { readClock, readPromise } from '../../../../server/release/contact.ts';
import type { OwnerStory } from '../../../contract/overview.ts';
import { countShelves } from '../../leads/lead-list.ts';
import type { LeadsParts } from '../../leads/leads-parts.ts';
import { publishingHealth } from '../publishing-health.ts';
import { exampleWeeks } from './example-weeks.ts';
import { ownerNeeds } from './owner-needs.ts';
import type { WeekFacts } from './week-facts.ts';
import { weeksUntil } from './week-facts.ts';
import { happenedWords, weekStory } from './week-story.ts';

export type StoryParts = Pick<LeadsParts, 'stores' | 'dataDir' | 'now'> & Pick<CountsPlace, 'databaseUrl'>;

/** Fewer leads are not worth a comparison; an example shows what will be here. */
const ENOUGH_LEADS = 10;

/** The story of the last week, for the screen and for the weekly letter. */
export async function readStory({ stores, dataDir, databaseUrl, now: readNow }: StoryParts): Promise<OwnerStory> {
  const database = await stores.open();
  const now = readNow();
  const clock = readClock(dataDir);
  const today = isoDayAt(now, clock.utcOffsetHours);
  const weeks = weeksUntil(today);
  const leads = await leadWeeks(database, { weeks, now, clock, promise: readPromise(dataDir) });
  const firstLeadOn = leads.firstLeadAt === null ? today : isoDayAt(leads.firstLeadAt, clock.utcOffsetHours);
  const visits = await readVisits({ dataDir, databaseUrl }, weeks);
  const facts = leads.weeks.flatMap((week, index): WeekFacts[] => {
    const span = weeks[index];
    return span ? [{ ...span, ...week, hasLeads: firstLeadOn <= span.from, visits: visits[index] ?? null }] : [];
  });
  const days = formatSpan(weeks.at(-1) ?? weeks[0]);
  const needs = ownerNeeds({
    counts: await countShelves(database, now),
    overdue: leads.overdue,
    publishing: await publishingHealth(dataDir),
  });
  if (leads.total >= ENOUGH_LEADS) return { kind: 'week', days, needs, week: storyOf(facts) };
  const [last] = facts.slice(-1);
  const happened = last ? `${happenedWords(last)}.` : '';
  return { kind: 'example', days, needs, happened, leads: leads.total, example: storyOf(exampleWeeks(today)) };
}

function storyOf(weeks: readonly WeekFacts[]) {
  const [last] = weeks.slice(-1);
  if (!last) throw new Error('A story needs a week');
  return weekStory(last, weeks.slice(0, -1));
}

/** Visits of each week; `null` if they were not counted during the whole week or cannot be read. */
async function readVisits(place: CountsPlace, weeks: readonly [Week, ...Week[]]): Promise<(number | null)[]> {
  const to = weeks.at(-1)?.to ?? weeks[0].to;
  const read = await readCounts(place, weeks[0].from, to).catch(() => null);
  if (!read || read.since === null) return weeks.map(() => null);
  const { counts, since } = read;
  const arrivals = counts.filter(({ source }) => source !== '');
  return weeks.map((week) => {
    if (since > week.from) return null;
    const own = arrivals.filter(({ day }) => day >= week.from && day <= week.to);
    return own.reduce((sum, { count }) => sum + count, 0);
  });
}
