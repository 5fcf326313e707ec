import { counted, DAYS, HOURS, MINUTES, MINUTES_ACCUSATIVE, plural } from '../../../model/format/plural.ts';
import { untilWords, whenWords } from '../../../model/format/when-words.ts';
import { LEAD_STAGES } from '../../../model/lead/lead-stages.ts';
import type { LeadCard } from '../../contract/leads.ts';

const MINUTE_MS = 60_000;
const HOUR_MIN = 60;
const DAY_MIN = 24 * HOUR_MIN;

export type TimerTone = 'calm' | 'soon' | 'over';
export type Timer = { readonly tone: TimerTone; readonly words: string };

const SOON_MIN = 5;

export function timerWords(deadline: Date, now: Date, utcOffsetHours: number): Timer {
  const left = (deadline.getTime() - now.getTime()) / MINUTE_MS;
  if (left <= 0) return { tone: 'over', words: `просрочено на ${spanWords(-left)}` };
  if (left < 1) return { tone: 'soon', words: 'осталось меньше минуты' };
  if (left > HOUR_MIN) return { tone: 'calm', words: untilWords(deadline, now, utcOffsetHours) };
  const minutes = Math.floor(left);
  const verb = plural(minutes, ['осталась', 'осталось', 'осталось']);
  return { tone: minutes <= SOON_MIN ? 'soon' : 'calm', words: `${verb} ${counted(minutes, MINUTES)}` };
}

/** Returns a duration in the accusative case: «12 минут», «3 часа», «2 дня». */
export function spanWords(minutes: number): string {
  if (minutes < 1) return 'минуту';
  if (minutes < HOUR_MIN) return counted(Math.floor(minutes), MINUTES_ACCUSATIVE);
  if (minutes < DAY_MIN) return counted(Math.floor(minutes / HOUR_MIN), HOURS);
  return counted(Math.floor(minutes / DAY_MIN), DAYS);
}

type Promised = Pick<LeadCard, 'deadline' | 'firstTouchAt' | 'isHeld' | 'stage'>;

/** Deadline of the promised call while it is open; `null` when none was promised, or after the first touch. */
export function callDueAt({ deadline, firstTouchAt, isHeld, stage }: Promised): Date | null {
  return deadline === null || firstTouchAt !== null || isHeld || LEAD_STAGES[stage].isOver ? null : new Date(deadline);
}

/** Timers of a lead: the promised call until the first contact, and the reminder. */
export function timersOf(lead: Promised & Pick<LeadCard, 'remindAt'>, now: Date, utcOffsetHours: number): Timer[] {
  const { remindAt } = lead;
  const dueAt = callDueAt(lead);
  return [
    ...(dueAt === null ? [] : [timerWords(dueAt, now, utcOffsetHours)]),
    ...(remindAt === null ? [] : [reminderWords(new Date(remindAt), now, utcOffsetHours)]),
  ];
}

function reminderWords(at: Date, now: Date, utcOffsetHours: number): Timer {
  const when = whenWords(at, now, utcOffsetHours);
  return at <= now ? { tone: 'over', words: `пора: ${when}` } : { tone: 'calm', words: `напомнить: ${when}` };
}
