import { formatMoment } from '../../../model/format/date.ts';
import type { LocalClock } from '../../release/contact.ts';

/** Returns «20 ноября 2026, 14:05 (Калининград)», in the company's time zone. */
export function clockWords(moment: Date, { city, utcOffsetHours }: LocalClock): string {
  return `${formatMoment(moment, utcOffsetHours)} (${city})`;
}
