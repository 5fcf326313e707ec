import { daysAfter } from '../../../../model/format/calendar.ts';
import { isoDayAt, momentOf } from '../../../../model/format/date.ts';

const HOUR_MS = 3_600_000;
export const MORNING = '10:00';

export function reminderChoices(now: Date, utcOffsetHours: number) {
  const today = isoDayAt(now, utcOffsetHours);
  const morning = (days: number) => momentOf(`${daysAfter(today, days)} ${MORNING}`, utcOffsetHours);
  return [
    { words: 'Через час', at: new Date(now.getTime() + HOUR_MS) },
    { words: 'Завтра в 10', at: morning(1) },
    { words: 'Через неделю', at: morning(7) },
  ];
}
