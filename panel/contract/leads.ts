import type { ContactWay } from '../../model/lead/contact-ways.ts';
import type { LeadKind } from '../../model/lead/lead-kinds.ts';
import type { LeadStage, Loss } from '../../model/lead/lead-stages.ts';

type Moment = string;

/** Filters of the list of leads; they travel in the request body. */
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

export type LeadView = keyof typeof views;
export const LEAD_VIEWS: Readonly<Record<LeadView, string>> = views;
export const LEAD_VIEW_NAMES = Object.keys(views) as [LeadView, ...LeadView[]];
export const FIRST_VIEW: LeadView = 'inbox';

/** The view that has the leads of a stage, quarantine apart. */
export const VIEW_OF_STAGE: Readonly<Record<LeadStage, LeadView>> = {
  new: 'inbox',
  'in-work': 'work',
  called: 'work',
  visit: 'work',
  won: 'over',
  lost: 'over',
  spam: 'spam',
};

/** Time zone of the company, in which all times are displayed. */
export type CompanyClock = { readonly city: string; readonly utcOffsetHours: number };

export type LeadHolder = { readonly id: string; readonly name: string; readonly at: Moment };

/** A person who works on leads. */
export type LeadColleague = { readonly id: string; readonly name: string };

/** Who gets new leads in turn (`order`, IDs) of all who work on leads; an empty order switches the rota off. */
export type LeadRota = { readonly order: readonly string[]; readonly people: readonly LeadColleague[] };

export type LeadCard = {
  readonly number: number;
  readonly createdAt: Moment;
  readonly kind: LeadKind;
  readonly phone: string;
  readonly name: string;
  /** Title shown above the form, or the subject of the lead. */
  readonly about: string;
  readonly price: string;
  readonly callTime: string;
  readonly contactBy: ContactWay;
  readonly stage: LeadStage;
  readonly loss: Loss | null;
  /** Words of the visitor, or of the colleague who entered a call. */
  readonly comment: string;
  /** Latest note of staff: what was agreed. */
  readonly lastNote: string;
  readonly holder: LeadHolder | null;
  readonly firstTouchAt: Moment | null;
  readonly remindAt: Moment | null;
  /** Deadline of the call that the site promised; `null` for repeats, calls and when no promise was made. */
  readonly deadline: Moment | null;
  readonly isHeld: boolean;
  /** Why the lead is or was in quarantine, in words. */
  readonly suspicions: readonly string[];
  readonly isUndelivered: boolean;
  /** Number of the earlier lead of which this one is a duplicate sent within minutes. */
  readonly repeatOf: number | null;
};

/** Body of `POST /api/leads`: a person who called or came by. */
export type CallRequest = {
  /** UUID, one for each lead. */
  readonly key: string;
  readonly phone: string;
  readonly name: string;
  readonly comment: string;
  readonly source: string;
};

export type CallEntered = { readonly number: number };

export type LeadCounts = Readonly<Record<LeadView, number>>;

export type LeadList = {
  readonly leads: readonly LeadCard[];
  /** Cursor of the next page; `null` on the last page. */
  readonly next: number | null;
  readonly counts: LeadCounts;
  readonly clock: CompanyClock;
  /** Current time of the server; timers use it instead of the browser's clock. */
  readonly now: Moment;
};

/** Leads by stage, the newest first; `total` counts the leads of the stage that are not listed too. */
export type LeadBoard = {
  readonly columns: readonly {
    readonly stage: LeadStage;
    readonly leads: readonly LeadCard[];
    readonly total: number;
  }[];
  readonly clock: CompanyClock;
  readonly now: Moment;
};

/** Days of the agenda, today included. */
export const AGENDA_DAYS = 8;

/** Leads with a reminder or an unkept promise until the end of the shown days. */
export type LeadAgenda = { readonly leads: readonly LeadCard[]; readonly clock: CompanyClock; readonly now: Moment };

/** Rows of an export with the current filters (`found`) and without any (`all`). */
export type ExportSize = { readonly found: number; readonly all: number };

export type LeadDelivery = {
  readonly channel: string;
  readonly title: string;
  readonly state: 'queued' | 'leased' | 'delivered' | 'dead';
  readonly attempts: number;
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
  readonly loss: Loss | null;
  /** Name of the last assignee; empty if there was none. */
  readonly holder: string;
  readonly events: readonly LeadEvent[];
};

export type ReadyMessage = { readonly title: string; readonly text: string };

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

export type LeadSheet = {
  readonly card: LeadCard;
  readonly comment: string;
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
  readonly page: { readonly name: string; readonly url: string | null };
  readonly cameFrom: string;
  readonly marks: readonly { readonly name: string; readonly value: string }[];
  readonly allowsMarketing: boolean;
  /** Result of the bot check that released the lead from quarantine; `null` otherwise. */
  readonly humanCheck: 'passed' | 'unavailable' | null;
  readonly lastContactAt: Moment;
  /** Moment at which the retention period ended; no actions are possible after it. */
  readonly reducedAt: Moment | null;
  readonly proofs: readonly ConsentProof[];
  readonly deliveries: readonly LeadDelivery[];
  readonly channels: readonly { readonly name: string; readonly title: string }[];
  readonly events: readonly LeadEvent[];
  readonly siblings: readonly LeadSibling[];
  /** Texts of the company for messengers and SMS, filled in from the lead. */
  readonly messages: readonly ReadyMessage[];
  readonly clock: CompanyClock;
  readonly now: Moment;
};

/** Message of the event stream: new leads and changed leads; two empty lists mean that any lead may have changed. */
export type LeadNews = { readonly come: readonly number[]; readonly changed: readonly number[] };

export type ErasurePreview = {
  readonly phone: string;
  readonly numbers: readonly number[];
  readonly before: readonly { readonly at: Moment; readonly leads: number }[];
};
export type ErasureReport = {
  readonly leads: number;
  readonly consents: number;
  readonly messages: number;
  /** Whether the data is also purged from the database files; an open connection of another program prevents it. */
  readonly isPurged: boolean;
  /** Copies in external services, which only the owners of these services can delete. */
  readonly copies: readonly { readonly number: number; readonly channel: string; readonly remoteId: string | null }[];
};
