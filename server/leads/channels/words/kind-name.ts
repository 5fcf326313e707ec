import type { LeadKind } from '../../lead.ts';

export const KIND_NAMES: Readonly<Record<LeadKind, string>> = {
  callback: 'обратный звонок',
  calculator: 'расчёт ремонта',
  package: 'пакет ремонта',
  work: 'хочу так же',
  flat: 'просмотр квартиры',
  promotion: 'акция',
  service: 'услуга',
  vacancy: 'отклик на вакансию',
};
