/** Type of sender; it determines the consent text, the queue priority and the retention period. */
export type LeadSender = 'client' | 'applicant' | 'reviewer';

type LeadKindFacts = {
  readonly title: string;
  readonly sender: LeadSender;
  /**
   * Fields in addition to name and phone. `wishes`: time and channel of the answer, unless the page promises an
   * immediate call.
   */
  readonly asks: readonly ('comment' | 'wishes')[];
};

const kinds = {
  callback: { title: 'обратный звонок', sender: 'client', asks: ['wishes'] },
  calculator: { title: 'расчёт ремонта', sender: 'client', asks: ['wishes'] },
  package: { title: 'пакет ремонта', sender: 'client', asks: ['wishes'] },
  work: { title: 'хочу так же', sender: 'client', asks: ['wishes'] },
  flat: { title: 'просмотр квартиры', sender: 'client', asks: ['wishes'] },
  promotion: { title: 'акция', sender: 'client', asks: ['wishes'] },
  service: { title: 'услуга', sender: 'client', asks: ['wishes'] },
  vacancy: { title: 'отклик на вакансию', sender: 'applicant', asks: ['comment'] },
  review: { title: 'отзыв', sender: 'reviewer', asks: ['comment'] },
} as const satisfies Record<string, LeadKindFacts>;

export type LeadKind = keyof typeof kinds;
export const LEAD_KINDS: Readonly<Record<LeadKind, LeadKindFacts>> = kinds;
export const LEAD_KIND_NAMES = Object.keys(kinds) as LeadKind[];

export function isLeadKind(name: string): name is LeadKind {
  return Object.hasOwn(kinds, name);
}
