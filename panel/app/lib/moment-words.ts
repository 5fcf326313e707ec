import { formatMoment } from '../../../model/format/date.ts';
import { counted, HOURS, MINUTES_ACCUSATIVE } from '../../../model/format/plural.ts';

/** Words an ISO moment: «только что», «12 минут назад», «20 ноября 2026, 14:05» by the clock of the given offset. */
export function momentWords(moment: string, utcOffsetHours: number, now = new Date()): string {
  const at = new Date(moment);
  const minutes = Math.round((now.getTime() - at.getTime()) / 60_000);
  if (minutes >= 0 && minutes < 1) return 'только что';
  if (minutes > 0 && minutes < 60) return `${counted(minutes, MINUTES_ACCUSATIVE)} назад`;
  if (minutes > 0 && minutes < 6 * 60) return `${counted(Math.round(minutes / 60), HOURS)} назад`;
  return formatMoment(at, utcOffsetHours);
}
