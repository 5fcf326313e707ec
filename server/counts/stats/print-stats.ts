import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isoDayAt } from '../../../model/format/date.ts';
import type { LeadShare } from '../../../model/lead/lead-statistics.ts';
import { leadStatistics } from '../../leads/reports/statistics.ts';
import { openLeadDatabase } from '../../leads/store/open-lead-database.ts';
import { readClock } from '../../release/contact.ts';
import type { CountsPlace } from '../store/open-counts.ts';
import { DAYS_OF_LEADS, readVisitFigures } from '../visit-figures.ts';
import { statsLines } from './stats-lines.ts';

export async function printStats(place: CountsPlace, now: Date, printLine: (line: string) => void): Promise<void> {
  const today = isoDayAt(now, readClock(place.dataDir).utcOffsetHours);
  const figures = await readVisitFigures(place, today, await readLeadDays(place, now));
  for (const line of statsLines(figures)) printLine(line);
}

async function readLeadDays(place: CountsPlace, now: Date): Promise<readonly LeadShare[] | null> {
  // Opening a missing database would create the file.
  if (place.databaseUrl === null && !existsSync(join(place.dataDir, 'leads.db'))) return null;
  const database = await openLeadDatabase(place);
  try {
    const clock = readClock(place.dataDir);
    return (await leadStatistics(database, { days: DAYS_OF_LEADS, now, clock, promise: null })).days;
  } finally {
    await database.close();
  }
}
