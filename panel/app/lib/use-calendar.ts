import { isoDayAt } from '../../../model/format/date.ts';
import { useBrand } from '../look/use-brand.ts';

/** Props of a calendar whose today is that of the company: the device may be in another time zone. */
export function useCalendar() {
  const today = isoDayAt(new Date(), useBrand().utcOffsetHours);
  return {
    getDayProps: (day: string) => (day === today ? { 'data-today': true, highlightToday: true } : {}),
    nextLabel: 'Следующий месяц',
    previousLabel: 'Прошлый месяц',
  };
}
