import type { OpenState } from '../../../model/calling-hours/opening-hours.ts';
import { openingDay } from '../../../model/calling-hours/opening-hours.ts';
import { typograph } from '../../../model/format/typograph.ts';

/** «Открыто сейчас, до 20:00», «Сейчас закрыто, откроемся завтра в 9:00». */
export function openStateText(state: OpenState): string {
  if (state.open) return typograph(`Открыто сейчас, до ${spoken(state.until)}`);
  return typograph(`Сейчас закрыто, откроемся ${openingDay(state.next)} в ${spoken(state.next.opens)}`);
}

function spoken(time: string): string {
  return time.replace(/^0/, '');
}
