/** Which form a lead came from. */
export const LEAD_KINDS = [
  'callback',
  'calculator',
  'package',
  'work',
  'flat',
  'promotion',
  'service',
  'vacancy',
] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

export const CONSENT_PURPOSES = ['callback', 'marketing', 'vacancy'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Proof that a box was ticked: what stood beside it and where the text is. */
export type Consent = {
  readonly purpose: ConsentPurpose;
  readonly document: string;
  readonly version: string;
  readonly sha256: string;
  readonly label: string;
};

export type LeadAnswers = Readonly<
  Record<string, string | number | boolean | null | readonly (string | number | boolean)[]>
>;

/** What a visitor sent, parsed; nothing here comes from the connection. */
export type Lead = {
  readonly kind: LeadKind;
  /** E.164. */
  readonly phone: string;
  readonly phoneTyped: string;
  readonly name: string;
  readonly comment: string;
  /** Slug of the work, flat, package… the form stood under. */
  readonly subject: string;
  readonly titleShown: string;
  readonly priceShown: string;
  readonly answers: LeadAnswers | null;
  readonly page: string;
  readonly attribution: Readonly<Record<string, unknown>> | null;
  readonly marketing: boolean;
  readonly consents: readonly Consent[];
};

export type LeadStatus = 'accepted' | 'quarantined';

export type Suspicion = 'honeypot';

/** A lead with what only the server knows, as the store takes it. */
export type NewLead = Lead & {
  readonly id: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly createdAt: Date;
  /** Any reason puts the lead in quarantine; none drops it. */
  readonly suspicions: readonly Suspicion[];
  readonly ip: string;
  readonly userAgent: string;
};
