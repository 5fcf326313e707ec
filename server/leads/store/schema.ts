import type { Generated } from 'kysely';
import type { ConsentPurpose } from '../../../model/lead/consent-documents.ts';
import type { ContactWay } from '../../../model/lead/contact-ways.ts';
import type { LeadKind } from '../../../model/lead/lead-kinds.ts';
import type { LeadStage, LossReason } from '../../../model/lead/lead-stages.ts';
import type { HumanCheck, LeadStatus } from '../contract/lead.ts';

/** ISO 8601 in UTC with milliseconds, whose text order is the chronological order. */
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
  reduced_at: Moment | null;
  /** Automatic release from quarantine; `null` when staff released the lead or it was accepted at once. */
  human_check: HumanCheck | null;
  /** An older version of the program leaves this and the following columns at their defaults. */
  stage: Generated<LeadStage>;
  stage_at: Generated<Moment | null>;
  loss_reason: Generated<LossReason | null>;
  loss_words: Generated<string>;
  taken_by: Generated<string | null>;
  taken_by_name: Generated<string>;
  taken_at: Generated<Moment | null>;
  first_touch_at: Generated<Moment | null>;
  remind_at: Generated<Moment | null>;
};

export type LeadEventKind = 'stage' | 'taken' | 'note' | 'reminder' | 'released' | 'resent';

export type LeadEventsTable = {
  id: Generated<number>;
  lead_number: number;
  at: Moment;
  /** Account ID; empty for actions at the command line. */
  author: string;
  author_name: string;
  what: LeadEventKind;
  /** Text of a note, reason of a loss, channels of a resend, or who got the lead if not the author. */
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
  /** When the server received the consent. */
  checked_at: Moment;
  /** When the box was ticked, by the visitor's clock; may be days earlier when the lead waited for a network. */
  given_at: Moment | null;
  ip: string;
  user_agent: string;
  page: string;
};

/** Proof of a consent that has ended; the phone hash can be verified but not reversed. */
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
  /** Lower values are sent first. */
  importance: number;
  /** All started attempts, including those interrupted by a crash. */
  attempts: number;
  /** Failures since the message was queued; pauses requested by the service do not count. */
  failures: number;
  queued_at: Moment;
  next_attempt_at: Moment;
  lease_until: Moment | null;
  leased_by: string | null;
  last_reason: string | null;
  remote_id: string | null;
  finished_at: Moment | null;
};

/** One row per channel, so that all processes share its rate limit. */
export type LanesTable = {
  channel: string;
  free_at: Moment;
  lease_until: Moment | null;
  leased_by: string | null;
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
