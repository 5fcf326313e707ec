import { formatTime } from './date.ts';

/** «09:00» → «9», «09:30» → «9:30». */
export function spokenTime(time: string): string {
  return formatTime(time).replace(/:00$/, '');
}
