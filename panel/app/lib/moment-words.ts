import { formatDate } from '../../../model/format/date.ts';
import { counted, HOURS, MINUTES_ACCUSATIVE } from '../../../model/format/plural.ts';

/** Returns an ISO moment in local time: «только что», «12 минут назад», «20 ноября 2026, 14:05». */
export function momentWords(moment: string, now = new Date()): string {
  const at = new Date(moment);
  const minutes = Math.round((now.getTime() - at.getTime()) / 60_000);
  if (minutes >= 0 && minutes < 1) return 'только что';
  if (minutes > 0 && minutes < 60) return `${counted(minutes, MINUTES_ACCUSATIVE)} назад`;
  if (minutes > 0 && minutes < 6 * 60) return `${counted(Math.round(minutes / 60), HOURS)} назад`;
  const time = `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`;
  return `${formatDate(isoOf(at))}, ${time}`;
}

/** Returns the local date as `YYYY-MM-DD`. */
function isoOf(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
