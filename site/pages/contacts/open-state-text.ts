import type { OpenState } from '../../../model/calling-hours/opening-hours.ts';
import { openingDay } from '../../../model/calling-hours/opening-hours.ts';
import { formatTime } from '../../../model/format/date.ts';
import { typograph } from '../../../model/format/typograph.ts';

/** «Открыто сейчас, до 20:00», «Сейчас закрыто, откроемся завтра в 9:00». */
export function openStateText(state: OpenState): string {
  if (state.open) return typograph(`Открыто сейчас, до ${formatTime(state.until)}`);
  return typograph(`Сейчас закрыто, откроемся ${openingDay(state.next)} в ${formatTime(state.next.opens)}`);
}
