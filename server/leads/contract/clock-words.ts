import { formatMoment } from '../../../model/format/date.ts';
import type { LocalClock } from '../../release/contact.ts';

/** «20 ноября 2026, 14:05 (Калининград)»: the clock of those who call back. */
export function clockWords(moment: Date, { city, utcOffsetHours }: LocalClock): string {
  return `${formatMoment(moment, utcOffsetHours)} (${city})`;
}
