import { TIME_ZONE } from './date.ts';

const format = new Intl.DateTimeFormat('ru-RU', {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** «20 ноября 2026, 14:05»: the clock of those who call back. */
export function kaliningradTime(moment: Date): string {
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.day}\u00a0${parts.month} ${parts.year}, ${parts.hour}:${parts.minute}`;
}
