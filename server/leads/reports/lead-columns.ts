import { formatPhone } from '../../../model/format/phone.ts';
import { contactTask } from '../../../model/lead/contact-ways.ts';
import { LEAD_STAGES, lossWords } from '../../../model/lead/lead-stages.ts';
import { LEAD_TITLES } from '../../../model/lead/lead-titles.ts';
import type { LocalClock } from '../../release/contact.ts';
import { attributionValue } from '../channels/words/attribution.ts';
import { suspicionWords } from '../contract/suspicions.ts';
import type { LeadDetails } from '../operations/lead-details.ts';
import { deliveryWords, STATUS_WORDS } from './words.ts';

/** Typed values; each export formats them for its program. */
export type LeadCell = string | number | Date | null;

type LeadColumn = readonly [title: string, value: (lead: LeadDetails) => LeadCell];

/** Columns of the exports. Dates are UTC; the titles name the local clock that exports convert to. */
export const leadColumns = ({ city }: LocalClock): readonly LeadColumn[] => [
  ['№', ({ number }) => number],
  [`Получена (${city})`, ({ createdAt }) => createdAt],
  ['Вид', ({ kind }) => LEAD_TITLES[kind]],
  ['Телефон', ({ phone }) => formatPhone(phone).replaceAll('\u00a0', ' ').replaceAll('\u2011', '-')],
  ['Имя', ({ name }) => name],
  ['Комментарий', ({ comment }) => comment],
  ['О чём', ({ titleShown, subject }) => titleShown || subject],
  ['Цена на странице', ({ priceShown }) => priceShown],
  ['Когда звонить', ({ callTime }) => callTime],
  ['Как ответить', ({ contactBy }) => contactTask(contactBy)],
  ['Ответы', ({ answers }) => answerWords(answers)],
  ['Страница', ({ page }) => page],
  ...(['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'yclid'] as const).map(
    (name): LeadColumn => [name, ({ attribution }) => attributionValue(attribution, name)],
  ),
  ['Откуда пришёл', ({ attribution }) => attributionValue(attribution, 'referrer')],
  ['Первая страница', ({ attribution }) => attributionValue(attribution, 'landing')],
  ['Согласие на рекламу', ({ marketing }) => (marketing ? 'да' : 'нет')],
  ['Состояние', ({ status }) => STATUS_WORDS[status]],
  ['Этап', ({ progress }) => LEAD_STAGES[progress.stage].title],
  ['Причина отказа', ({ progress }) => (progress.loss ? lossWords(progress.loss) : '')],
  ['Ответственный', ({ progress }) => progress.taken?.name ?? ''],
  [`Первое действие (${city})`, ({ progress }) => progress.firstTouchAt],
  ['Подозрения', ({ suspicions }) => suspicionWords(suspicions)],
  ['Повтор заявки', ({ repeatOf }) => repeatOf],
  ['Доставка', ({ deliveries }) => deliveryWords(deliveries)],
  [`Последний контакт (${city})`, ({ lastContactAt }) => lastContactAt],
];

function answerWords(answers: LeadDetails['answers']): string {
  return Object.entries(answers ?? {})
    .map(
      ([question, answer]) =>
        `${question}: ${Array.isArray(answer) ? answer.join(', ') : String(answer ?? 'не указано')}`,
    )
    .join('; ');
}
