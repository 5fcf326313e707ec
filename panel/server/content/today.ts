import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isoDayAt } from '../../../model/format/date.ts';
import { NO_BRAND } from '../../contract/brand.ts';

/** Returns the current ISO date in the company's time zone. */
export function todayOf(contentDir: string, now = new Date()): string {
  return isoDayAt(now, utcOffsetHours(contentDir));
}

function utcOffsetHours(contentDir: string): number {
  try {
    const source = readFileSync(join(contentDir, 'company.yaml'), 'utf8');
    return Number(/^utcOffsetHours: *(-?[\d.]+)/m.exec(source)?.[1] ?? NO_BRAND.utcOffsetHours);
  } catch {
    return NO_BRAND.utcOffsetHours;
  }
}
