import { typograph } from '../../../model/format/typograph.ts';
import type { OpenState } from './open-state.ts';

const ON_WEEKDAY = {
  mon: 'в понедельник',
  tue: 'во вторник',
  wed: 'в среду',
  thu: 'в четверг',
  fri: 'в пятницу',
  sat: 'в субботу',
  sun: 'в воскресенье',
};

/** «Открыто сейчас, до 20:00», «Сейчас закрыто, откроемся завтра в 9:00». */
export function openStateText(state: OpenState): string {
  if (state.open) return typograph(`Открыто сейчас, до ${spoken(state.until)}`);
  const { daysAhead, weekday, from } = state;
  const day = daysAhead === 0 ? 'сегодня' : daysAhead === 1 ? 'завтра' : ON_WEEKDAY[weekday];
  return typograph(`Сейчас закрыто, откроемся ${day} в ${spoken(from)}`);
}

function spoken(time: string): string {
  return time.replace(/^0/, '');
}
