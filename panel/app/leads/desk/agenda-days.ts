import { weekdayOf } from '../../../../model/calling-hours/opening-hours.ts';
import { daysAfter } from '../../../../model/format/calendar.ts';
import { formatDayMonth, isoDayAt } from '../../../../model/format/date.ts';
import { LEAD_STAGES } from '../../../../model/lead/lead-stages.ts';
import type { LeadCard } from '../../../contract/leads.ts';
import { WEEKDAYS } from '../../../contract/push.ts';

/** A reminder or a promised call without a first contact. */
export type Task = { readonly lead: LeadCard; readonly at: Date };

export type AgendaDay = { readonly title: string; readonly isLate: boolean; readonly tasks: readonly Task[] };

/** Groups what is to be done by days of the company's clock: late, today, tomorrow, then each later day of the week. */
export function agendaDays(leads: readonly LeadCard[], now: Date, utcOffsetHours: number): AgendaDay[] {
  const tasks = leads.flatMap(taskOf).sort((one, other) => one.at.getTime() - other.at.getTime());
  const today = isoDayAt(now, utcOffsetHours);
  const byDay = Map.groupBy(tasks, ({ at }) => (at < now ? '' : isoDayAt(at, utcOffsetHours)));
  return [...byDay].map(([day, found]) => ({ title: titleOf(day, today), isLate: day === '', tasks: found }));
}

function taskOf(lead: LeadCard): Task[] {
  if (LEAD_STAGES[lead.stage].isOver || lead.isHeld) return [];
  if (lead.remindAt !== null) return [{ lead, at: new Date(lead.remindAt) }];
  if (lead.deadline === null || lead.firstTouchAt !== null) return [];
  return [{ lead, at: new Date(lead.deadline) }];
}

function titleOf(day: string, today: string): string {
  if (day === '') return 'Просрочено';
  if (day === today) return 'Сегодня';
  if (day === daysAfter(today, 1)) return 'Завтра';
  return `${WEEKDAYS[weekdayOf(day)]}, ${formatDayMonth(day)}`;
}
