import type { Generated } from 'kysely';
import type { ConsentPurpose } from '../../../model/lead/consent-documents.ts';
import type { ContactWay } from '../../../model/lead/contact-ways.ts';
import type { LeadKind } from '../../../model/lead/lead-kinds.ts';
import type { LeadStage, LossReason } from '../../../model/lead/lead-stages.ts';
import type { HumanCheck, LeadStatus } from '../contract/lead.ts';

/** Moments are ISO strings in UTC with milliseconds: their order as text is their order in time. */
type Moment = string;

export type LeadsTable = {
  number: Generated<number>;
  id: string;
  kind: LeadKind;
  phone: string;
  phone_typed: string;
  name: string;
  comment: string;
  subject: string;
  title_shown: string;
  price_shown: string;
  call_time: string;
  contact_by: ContactWay;
  answers: string | null;
  page: string;
  attribution: string | null;
  key: string;
  body_hash: string;
  marketing: number;
  created_at: Moment;
  status: LeadStatus;
  suspicion: string;
  repeat_of: string | null;
  last_contact_at: Moment;
  /** When retention took away all that advertising does not need. */
  reduced_at: Moment | null;
  /** What let it out of quarantine, unless a person did. */
  human_check: HumanCheck | null;
  /** How far people have come with it. An older program leaves this and all that follows to its defaults. */
  stage: Generated<LeadStage>;
  stage_at: Generated<Moment | null>;
  loss_reason: Generated<LossReason | null>;
  loss_words: Generated<string>;
  /** Of the person who took it; the name stays when the account is gone. */
  taken_by: Generated<string | null>;
  taken_by_name: Generated<string>;
  taken_at: Generated<Moment | null>;
  /** Of the first thing that a person did with it; never changes again. */
  first_touch_at: Generated<Moment | null>;
  remind_at: Generated<Moment | null>;
};

export type LeadEventKind = 'stage' | 'taken' | 'note' | 'reminder' | 'released' | 'resent';

/** What people did with a lead, each once and for good. */
export type LeadEventsTable = {
  id: Generated<number>;
  lead_number: number;
  at: Moment;
  /** Whose account it was; empty: somebody at the command line. */
  author: string;
  author_name: string;
  what: LeadEventKind;
  /** The note; the reason of a loss; where it was sent again. */
  words: string;
  stage_from: LeadStage | null;
  stage_to: LeadStage | null;
  remind_at: Moment | null;
};

export type ConsentsTable = {
  lead_id: string;
  purpose: ConsentPurpose;
  document: string;
  version: string;
  sha256: string;
  label: string;
  /** When it reached us. */
  checked_at: Moment;
  /** When it was ticked and sent, as the visitor's device says; days earlier for a lead that waited for a network. */
  given_at: Moment | null;
  ip: string;
  user_agent: string;
  page: string;
};

/** Of a consent that has ended; whose it was can be checked against a phone but not read. */
export type ConsentProofsTable = Omit<ConsentsTable, 'lead_id'> & {
  id: string;
  lead_number: number;
  phone_hash: string;
  ended_at: Moment;
  keep_until: Moment;
};

export type MessageState = 'queued' | 'leased' | 'delivered' | 'dead';

export type OutboxTable = {
  key: string;
  lead_number: number;
  channel: string;
  state: MessageState;
  /** The smallest goes first. */
  importance: number;
  /** Ever begun, also by a process that died over it. */
  attempts: number;
  /** Since it was queued; pauses that the service asked for are none. */
  failures: number;
  queued_at: Moment;
  /** While leased: the end of the lease. */
  next_attempt_at: Moment;
  lease_until: Moment | null;
  leased_by: string | null;
  last_reason: string | null;
  remote_id: string | null;
  finished_at: Moment | null;
};

/** One row per channel, so that all processes together keep to its pace. */
export type LanesTable = {
  channel: string;
  free_at: Moment;
  lease_until: Moment | null;
  leased_by: string | null;
  /** In a row. */
  failures: number;
  failing_since: Moment | null;
};

export type AlarmKind = 'delayed' | 'dead';

export type AlarmsTable = {
  id: string;
  channel: string;
  kind: AlarmKind;
  reason: string;
  opened_at: Moment;
  next_attempt_at: Moment;
  attempts: number;
  sent_at: Moment | null;
  /** The channel that carried it. */
  sent_through: string | null;
  closed_at: Moment | null;
};

export type ErasuresTable = {
  id: string;
  erased_at: Moment;
  cause: 'request' | 'retention';
  phone_hash: string | null;
  leads: number;
  consents: number;
  messages: number;
};

/** What the database remembers of itself. */
export type FactsTable = { name: string; value: string };

export type LeadTables = {
  leads: LeadsTable;
  lead_events: LeadEventsTable;
  consents: ConsentsTable;
  consent_proofs: ConsentProofsTable;
  outbox: OutboxTable;
  lanes: LanesTable;
  alarms: AlarmsTable;
  erasures: ErasuresTable;
  facts: FactsTable;
};
