import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Content } from '../../../model/content.ts';
import { clockAt, startOfDay } from '../../../model/format/date.ts';

/** File in the release folder with the last change of each ad and each feed. */
export const FEED_DATES = 'feed-dates.json';

const sinceSchema = z.record(z.string(), z.object({ hash: z.string(), since: z.string() }));
const datesSchema = z.object({ ads: sinceSchema, feeds: sinceSchema });
export type FeedDates = z.infer<typeof datesSchema>;

export async function readFeedDates(releaseDir: string | null): Promise<FeedDates> {
  const text = releaseDir === null ? null : await readFile(join(releaseDir, FEED_DATES), 'utf8').catch(() => null);
  return text === null ? { ads: {}, feeds: {} } : datesSchema.parse(JSON.parse(text));
}

type Since = { readonly before: FeedDates[keyof FeedDates]; readonly name: string; readonly what: unknown };

/** Returns the recorded date when the hash is equal, `now` when it differs, `otherwise` without a record. */
export function sinceWhen(
  { before, name, what }: Since,
  { now, otherwise }: { readonly now: string; readonly otherwise: string },
): { readonly hash: string; readonly since: string } {
  const hash = createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 16);
  const known = before[name];
  return { hash, since: known === undefined ? otherwise : known.hash === hash ? known.since : now };
}

/** Formats a moment in the company's time zone: `2026-11-20T14:05:00+02:00`. */
export function momentOf(moment: Date, { company }: Pick<Content, 'company'>): string {
  const { day, time } = clockAt(moment, company.utcOffsetHours);
  return `${day}T${time}:00+${String(company.utcOffsetHours).padStart(2, '0')}:00`;
}

export function dayMoment(day: string, content: Pick<Content, 'company'>): string {
  return momentOf(startOfDay(day, content.company.utcOffsetHours), content);
}
