import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { daysAfter } from '../../../model/format/calendar.ts';

/**
 * Returns the first day of the company's documents: today, or the latest day before without an edition of the demo.
 * An edition that was published may never get another text, not even that of another company.
 */
export async function editionDay(contentDir: string, today: string): Promise<string> {
  const files = await readdir(join(contentDir, 'documents'), { recursive: true });
  const taken = new Set(files.map((file) => basename(file, '.md')));
  let day = today;
  while (taken.has(day)) day = daysAfter(day, -1);
  return day;
}
