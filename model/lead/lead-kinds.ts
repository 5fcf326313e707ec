/** Type of sender; it determines the consent text, the queue priority and the retention period. */
export type LeadSender = 'client' | 'applicant' | 'reviewer';

export type LeadVisit = 'measuring' | 'viewing';

type LeadKindFacts = {
  readonly sender: LeadSender;
  /**
   * Fields in addition to name and phone. `wishes`: time and channel of the answer, unless the page promises an
   * immediate call.
   */
  readonly asks: readonly ('comment' | 'wishes')[];
  /** What the first call arranges. */
  readonly visit: LeadVisit | null;
};

const kinds = {
  callback: { sender: 'client', asks: ['wishes'], visit: 'measuring' },
  calculator: { sender: 'client', asks: ['wishes'], visit: 'measuring' },
  package: { sender: 'client', asks: ['wishes'], visit: 'measuring' },
  work: { sender: 'client', asks: ['wishes'], visit: 'measuring' },
  flat: { sender: 'client', asks: ['wishes'], visit: 'viewing' },
  promotion: { sender: 'client', asks: ['wishes'], visit: 'measuring' },
  service: { sender: 'client', asks: ['wishes'], visit: null },
  vacancy: { sender: 'applicant', asks: ['comment'], visit: null },
  review: { sender: 'reviewer', asks: ['comment'], visit: null },
} as const satisfies Record<string, LeadKindFacts>;

export type LeadKind = keyof typeof kinds;
export const LEAD_KINDS: Readonly<Record<LeadKind, LeadKindFacts>> = kinds;
export const LEAD_KIND_NAMES = Object.keys(kinds) as LeadKind[];

export function isLeadKind(name: string): name is LeadKind {
  return Object.hasOwn(kinds, name);
}
