import type { LeadKind } from './lead-kinds.ts';

/** Names of the kinds for staff; the code of pages does without them. */
export const LEAD_TITLES: Readonly<Record<LeadKind, string>> = {
  callback: 'обратный звонок',
  calculator: 'расчёт ремонта',
  package: 'пакет ремонта',
  work: 'хочу так же',
  flat: 'просмотр квартиры',
  promotion: 'акция',
  service: 'услуга',
  vacancy: 'отклик на вакансию',
  review: 'отзыв',
  call: 'звонок или визит',
};
