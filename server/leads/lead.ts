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

/** How the visitor wants to be answered. */
export const CONTACT_WAYS = ['call', 'max', 'vk', 'telegram', 'whatsapp'] as const;
export type ContactWay = (typeof CONTACT_WAYS)[number];

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
  /** When to call, in the words of the form; empty: as soon as possible. */
  readonly callTime: string;
  readonly contactBy: ContactWay;
  readonly answers: LeadAnswers | null;
  readonly page: string;
  readonly attribution: Readonly<Record<string, unknown>> | null;
  readonly marketing: boolean;
  readonly consents: readonly Consent[];
};

export type LeadStatus = 'accepted' | 'quarantined';

/** How a suspect got out of quarantine without a person; `unavailable`: the service that asks did not answer. */
export type HumanCheck = 'passed' | 'unavailable';

/** Why a lead is held back; the words for them are in suspicion/words.ts. */
export const SUSPICIONS = [
  'honeypot',
  'too-fast',
  'many-from-address',
  'many-from-phone',
  'flood',
  'link',
  'foreign-script',
  'spam-words',
  'odd-phone',
] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** A lead with what only the server knows, as the store takes it. */
export type NewLead = Lead & {
  readonly id: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly createdAt: Date;
  /** When the boxes were ticked, by the visitor's clock; `null`: it did not say. */
  readonly givenAt: Date | null;
  /** Any reason puts the lead in quarantine; none drops it. */
  readonly suspicions: readonly Suspicion[];
  readonly ip: string;
  readonly userAgent: string;
};
