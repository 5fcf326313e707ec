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

const formKinds = {
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

/** Kinds that visitors send. */
export type FormLeadKind = keyof typeof formKinds;
export const FORM_LEAD_KINDS: Readonly<Record<FormLeadKind, LeadKindFacts>> = formKinds;
export const FORM_LEAD_KIND_NAMES = Object.keys(formKinds) as FormLeadKind[];

/** `call`: staff entered the lead of a person who called or came by. */
export type LeadKind = FormLeadKind | 'call';
export const LEAD_KINDS: Readonly<Record<LeadKind, LeadKindFacts>> = {
  ...formKinds,
  call: { sender: 'client', asks: [], visit: 'measuring' },
};
export const LEAD_KIND_NAMES = Object.keys(LEAD_KINDS) as LeadKind[];

export function isFormLeadKind(name: string): name is FormLeadKind {
  return Object.hasOwn(formKinds, name);
}
