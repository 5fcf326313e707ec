import { weekdayOf } from '../../../../model/calling-hours/opening-hours.ts';
import { daysAfter } from '../../../../model/format/calendar.ts';
import { formatDayMonth, isoDayAt } from '../../../../model/format/date.ts';
import { LEAD_STAGES } from '../../../../model/lead/lead-stages.ts';
import type { LeadCard } from '../../../contract/leads.ts';
import { AGENDA_DAYS } from '../../../contract/leads.ts';
import { WEEKDAYS } from '../../../contract/push.ts';
import { callDueAt } from '../timer-words.ts';

/** A reminder or a promised call without a first contact. */
export type Task = { readonly lead: LeadCard; readonly at: Date };

export type AgendaDay = {
  readonly title: string;
  readonly isLate: boolean;
  readonly isToday: boolean;
  readonly tasks: readonly Task[];
};

/**
 * Groups what is to be done by days of the company's clock: what is late, each of the next days, and later days with
 * a promised call.
 */
export function agendaDays(leads: readonly LeadCard[], now: Date, utcOffsetHours: number): AgendaDay[] {
  const tasks = leads.flatMap(taskOf).sort((one, other) => one.at.getTime() - other.at.getTime());
  const today = isoDayAt(now, utcOffsetHours);
  const late = tasks.filter(({ at }) => at < now);
  const byDay = Map.groupBy(tasks.slice(late.length), ({ at }) => isoDayAt(at, utcOffsetHours));
  const next = Array.from({ length: AGENDA_DAYS }, (_, index) => daysAfter(today, index));
  const days = [...new Set([...next, ...byDay.keys()])];
  return [
    ...(late.length > 0 ? [{ title: 'Просрочено', isLate: true, isToday: false, tasks: late }] : []),
    ...days.map((day) => ({
      title: titleOf(day, today),
      isLate: false,
      isToday: day === today,
      tasks: byDay.get(day) ?? [],
    })),
  ];
}

function taskOf(lead: LeadCard): Task[] {
  if (LEAD_STAGES[lead.stage].isOver || lead.isHeld) return [];
  if (lead.remindAt !== null) return [{ lead, at: new Date(lead.remindAt) }];
  const at = callDueAt(lead);
  return at === null ? [] : [{ lead, at }];
}

function titleOf(day: string, today: string): string {
  if (day === today) return 'Сегодня';
  if (day === daysAfter(today, 1)) return 'Завтра';
  return `${WEEKDAYS[weekdayOf(day)]}, ${formatDayMonth(day)}`;
}
