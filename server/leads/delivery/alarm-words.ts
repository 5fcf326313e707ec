import { TIME_ZONE } from '../../../model/format/date.ts';
import type { PluralForms } from '../../../model/format/plural.ts';
import { counted } from '../../../model/format/plural.ts';
import type { AlarmFacts } from './claim-alarm.ts';

const LEADS: PluralForms = ['заявка', 'заявки', 'заявок'];

const since = new Intl.DateTimeFormat('ru', {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** What a person on duty reads; numbers of leads, nothing of the people behind them. `title`: of the channel. */
export function alarmWords(title: string, { kind, reason, openedAt, dead, deadNumbers, waiting }: AlarmFacts): string {
  const cause = reason === '' ? '' : ` Причина: ${reason.replace(/\.$/, '')}.`;
  if (kind === 'delayed') {
    return (
      `${title}: заявки не доставляются, замечено ${since.format(openedAt)}.${cause} ` +
      `Ждут отправки: ${counted(waiting, LEADS)}. Они сохранены, попытки продолжаются.`
    );
  }
  const numbers =
    deadNumbers.length > 0 ? ` (№\u00a0${deadNumbers.join(', ')}${dead > deadNumbers.length ? ' и другие' : ''})` : '';
  return (
    `${title}: не доставлено ${counted(dead, LEADS)}${numbers}.${cause} ` +
    'Сами они больше не отправятся: устраните причину и отправьте их ещё раз. Заявки сохранены.'
  );
}
