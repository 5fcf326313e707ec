import type { ContactWay } from '../../model/lead/contact-ways.ts';
import type { LeadKind } from '../../model/lead/lead-kinds.ts';
import type { LeadStage, Loss } from '../../model/lead/lead-stages.ts';

/** An ISO moment. */
type Moment = string;

/** Filters of the list of leads, sent in request bodies. */
export const LEAD_PARAMETERS = ['show', 'text', 'kind', 'from', 'to', 'mine'] as const;
export type LeadParameter = (typeof LEAD_PARAMETERS)[number];

const views = {
  inbox: 'Новые',
  work: 'В работе',
  due: 'Пора',
  trouble: 'Не доставлены',
  held: 'Карантин',
  over: 'Завершённые',
  spam: 'Спам',
  all: 'Все',
} as const;

/** Shelves of the inbox. */
export type LeadView = keyof typeof views;
export const LEAD_VIEWS: Readonly<Record<LeadView, string>> = views;
export const LEAD_VIEW_NAMES = Object.keys(views) as [LeadView, ...LeadView[]];
export const FIRST_VIEW: LeadView = 'inbox';

/** Whose time people are told by. */
export type CompanyClock = { readonly city: string; readonly utcOffsetHours: number };

export type LeadHolder = { readonly id: string; readonly name: string; readonly at: Moment };

/** A lead in the list. */
export type LeadCard = {
  readonly number: number;
  readonly createdAt: Moment;
  readonly kind: LeadKind;
  readonly phone: string;
  readonly name: string;
  /** What the form stood under. */
  readonly about: string;
  readonly price: string;
  readonly callTime: string;
  readonly contactBy: ContactWay;
  readonly stage: LeadStage;
  readonly loss: Loss | null;
  readonly holder: LeadHolder | null;
  readonly firstTouchAt: Moment | null;
  readonly remindAt: Moment | null;
  /** By when the visitor was told that we call; `null`: nothing was promised, or it is a repeat. */
  readonly deadline: Moment | null;
  readonly isHeld: boolean;
  readonly isUndelivered: boolean;
  /** Number of the lead that it repeats within minutes. */
  readonly repeatOf: number | null;
};

export type LeadCounts = Readonly<Record<LeadView, number>>;

export type LeadList = {
  readonly leads: readonly LeadCard[];
  /** The number to ask for the next page with; `null`: this was the last. */
  readonly next: number | null;
  readonly counts: LeadCounts;
  readonly clock: CompanyClock;
  /** By the server's clock, which timers go by. */
  readonly now: Moment;
};

/** Rows of an export with the current filters (`found`) and without any (`all`). */
export type ExportSize = { readonly found: number; readonly all: number };

export type LeadDelivery = {
  readonly channel: string;
  readonly title: string;
  readonly state: 'queued' | 'leased' | 'delivered' | 'dead';
  readonly attempts: number;
  /** When it ended, or will be tried next. */
  readonly at: Moment;
  readonly reason: string | null;
  readonly remoteId: string | null;
};

export type LeadEvent = {
  readonly id: number;
  readonly at: Moment;
  readonly author: string;
  readonly what: 'stage' | 'taken' | 'note' | 'reminder' | 'released' | 'resent';
  readonly words: string;
  readonly move: { readonly from: LeadStage; readonly to: LeadStage } | null;
  readonly remindAt: Moment | null;
};

export type LeadSibling = {
  readonly number: number;
  readonly kind: LeadKind;
  readonly about: string;
  readonly createdAt: Moment;
  readonly stage: LeadStage;
};

export type ConsentProof = {
  readonly document: string;
  readonly version: string;
  readonly label: string;
  readonly receivedAt: Moment;
  readonly givenAt: Moment | null;
  readonly ip: string;
  readonly userAgent: string;
  readonly sha256: string;
};

/** Everything that is kept of a lead. */
export type LeadSheet = {
  readonly card: LeadCard;
  readonly comment: string;
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
  /** Of the page that the form stood on. */
  readonly page: { readonly path: string; readonly url: string | null };
  readonly cameFrom: string;
  readonly marks: readonly { readonly name: string; readonly value: string }[];
  readonly allowsMarketing: boolean;
  readonly suspicions: readonly string[];
  /** What let it out of quarantine, unless a person did. */
  readonly humanCheck: 'passed' | 'unavailable' | null;
  readonly lastContactAt: Moment;
  /** When its term of keeping ended; nothing is done with it any more. */
  readonly reducedAt: Moment | null;
  readonly proofs: readonly ConsentProof[];
  readonly deliveries: readonly LeadDelivery[];
  /** Channels that it can be sent to. */
  readonly channels: readonly { readonly name: string; readonly title: string }[];
  readonly events: readonly LeadEvent[];
  readonly siblings: readonly LeadSibling[];
  readonly clock: CompanyClock;
  readonly now: Moment;
};

/** What the stream says: leads that have come, and those that something happened to (none named: anywhere). */
export type LeadNews = { readonly come: readonly number[]; readonly changed: readonly number[] };

/** What an erasure by phone would take, or has taken. */
export type ErasurePreview = {
  readonly phone: string;
  readonly numbers: readonly number[];
  readonly before: readonly { readonly at: Moment; readonly leads: number }[];
};
export type ErasureReport = {
  readonly leads: number;
  readonly consents: number;
  readonly messages: number;
  /** Whether it is gone from the files of the database, too: another program may hold them. */
  readonly isPurged: boolean;
  /** Where copies are that only their owners can delete. */
  readonly copies: readonly { readonly number: number; readonly channel: string; readonly remoteId: string | null }[];
};
