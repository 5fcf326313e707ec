import { isoDayAt, startOfDay } from '../../../model/format/date.ts';
import { typograph } from '../../../model/format/typograph.ts';
import type { Company } from '../../../model/kinds/company.ts';

type CallTimes = Pick<Company, 'hours' | 'callbackMinutes'>;

const WEEK = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const ON_WEEKDAY = [
  'в воскресенье',
  'в понедельник',
  'во вторник',
  'в среду',
  'в четверг',
  'в пятницу',
  'в субботу',
] as const;

/** When we call about a lead taken in at `now`: «до 15:40» in working hours, else «завтра с 9 до 10». */
export function callPromise({ hours, callbackMinutes }: CallTimes, now: Date): string {
  const { day, time } = kaliningradClock(now);
  const due = kaliningradClock(new Date(now.getTime() + callbackMinutes * 60_000));
  const today = new Date(day).getUTCDay();
  const isInTime = spansOn(hours, today).some(
    ({ opens, closes }) => opens <= time && time < closes && due.day === day && due.time <= closes,
  );
  return typograph(isInTime ? `до ${due.time.replace(/^0/, '')}` : nextHour(hours, today, time));
}

/** The first hour of the next working span. */
function nextHour(hours: Company['hours'], today: number, time: string): string {
  for (let daysAhead = 0; daysAhead <= WEEK.length; daysAhead += 1) {
    const next = spansOn(hours, today + daysAhead).find(({ opens }) => daysAhead > 0 || opens > time);
    if (!next) continue;
    const day = ['сегодня', 'завтра'][daysAhead] ?? ON_WEEKDAY[(today + daysAhead) % WEEK.length];
    const [end = next.closes] = [hour(next.opens, 1), next.closes].sort();
    return `${day} с ${spoken(next.opens)} до ${spoken(end)}`;
  }
  throw new RangeError('These working hours name no day');
}

function spansOn(hours: Company['hours'], index: number): Company['hours'] {
  const weekday = WEEK[index % WEEK.length] ?? 'sun';
  return hours.filter(({ days }) => days.includes(weekday)).sort((a, b) => a.opens.localeCompare(b.opens));
}

function kaliningradClock(moment: Date): { day: string; time: string } {
  const day = isoDayAt(moment);
  return { day, time: new Date(moment.getTime() - startOfDay(day).getTime()).toISOString().slice(11, 16) };
}

/** «09:00» plus hours; «24:30» is later than any closing time. */
function hour(time: string, later: number): string {
  return `${String(Number(time.slice(0, 2)) + later).padStart(2, '0')}${time.slice(2)}`;
}

/** «09:00» → «9», «09:30» → «9:30». */
function spoken(time: string): string {
  return time.replace(/^0/, '').replace(/:00$/, '');
}
