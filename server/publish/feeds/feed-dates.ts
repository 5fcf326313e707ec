import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Content } from '../../../model/content.ts';
import { clockAt, startOfDay } from '../../../model/format/date.ts';

/** In the folder of a release: when each ad and each feed became what it is. */
export const FEED_DATES = 'feed-dates.json';

const sinceSchema = z.record(z.string(), z.object({ hash: z.string(), since: z.string() }));
const datesSchema = z.object({ ads: sinceSchema, feeds: sinceSchema });
export type FeedDates = z.infer<typeof datesSchema>;

/** Of the release before; releases of earlier versions have none. */
export async function readFeedDates(releaseDir: string | null): Promise<FeedDates> {
  const text = releaseDir === null ? null : await readFile(join(releaseDir, FEED_DATES), 'utf8').catch(() => null);
  return text === null ? { ads: {}, feeds: {} } : datesSchema.parse(JSON.parse(text));
}

type Since = { readonly before: FeedDates[keyof FeedDates]; readonly name: string; readonly what: unknown };

/**
 * Since when something is what it is: as remembered where it has not changed, from `now` where it has, and where nobody
 * remembers it from `otherwise`. So a publish without a change changes no date.
 */
export function sinceWhen(
  { before, name, what }: Since,
  { now, otherwise }: { readonly now: string; readonly otherwise: string },
): { readonly hash: string; readonly since: string } {
  const hash = createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 16);
  const known = before[name];
  return { hash, since: known === undefined ? otherwise : known.hash === hash ? known.since : now };
}

/** `2026-11-20T14:05:00+02:00`: a moment by the company's clock. */
export function momentOf(moment: Date, { company }: Pick<Content, 'company'>): string {
  const { day, time } = clockAt(moment, company.utcOffsetHours);
  return `${day}T${time}:00+${String(company.utcOffsetHours).padStart(2, '0')}:00`;
}

export function dayMoment(day: string, content: Pick<Content, 'company'>): string {
  return momentOf(startOfDay(day, content.company.utcOffsetHours), content);
}
