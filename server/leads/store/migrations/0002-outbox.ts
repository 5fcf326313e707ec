import type { Step } from './step.ts';

/** Delivery, retention and the erasure journal. Leads of version 1 get no messages, since it had no delivery. */
export const outbox: Step = ({ moment, strict }) => `
  ALTER TABLE leads ADD COLUMN last_contact_at ${moment} NOT NULL DEFAULT '';
  ALTER TABLE leads ADD COLUMN reduced_at ${moment};
  UPDATE leads SET last_contact_at = created_at;

  CREATE TABLE outbox (
    key TEXT PRIMARY KEY,
    lead_number INTEGER NOT NULL REFERENCES leads (number) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('queued', 'leased', 'delivered', 'dead')),
    importance INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    failures INTEGER NOT NULL DEFAULT 0,
    queued_at ${moment} NOT NULL,
    next_attempt_at ${moment} NOT NULL,
    lease_until ${moment},
    leased_by TEXT,
    last_reason TEXT,
    remote_id TEXT,
    finished_at ${moment},
    UNIQUE (lead_number, channel),
    CHECK ((state = 'leased') = (lease_until IS NOT NULL AND leased_by IS NOT NULL)),
    CHECK ((state IN ('delivered', 'dead')) = (finished_at IS NOT NULL))
  )${strict};
  CREATE INDEX outbox_in_order ON outbox (channel, importance, failures, queued_at, lead_number) WHERE state IN ('queued', 'leased');
  CREATE INDEX outbox_by_time ON outbox (channel, next_attempt_at) WHERE state IN ('queued', 'leased');
  CREATE INDEX outbox_dead ON outbox (channel, finished_at) WHERE state = 'dead';

  CREATE TABLE lanes (
    channel TEXT PRIMARY KEY,
    free_at ${moment} NOT NULL,
    lease_until ${moment},
    leased_by TEXT,
    failures INTEGER NOT NULL DEFAULT 0,
    failing_since ${moment}
  )${strict};

  CREATE TABLE alarms (
    id TEXT PRIMARY KEY,
    channel TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('delayed', 'dead')),
    reason TEXT NOT NULL,
    opened_at ${moment} NOT NULL,
    next_attempt_at ${moment} NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    sent_at ${moment},
    sent_through TEXT,
    closed_at ${moment}
  )${strict};
  CREATE UNIQUE INDEX alarms_open ON alarms (channel, kind) WHERE closed_at IS NULL;
  CREATE INDEX alarms_unsent ON alarms (next_attempt_at) WHERE sent_at IS NULL;

  CREATE TABLE consent_proofs (
    id TEXT PRIMARY KEY,
    lead_number INTEGER NOT NULL,
    phone_hash TEXT NOT NULL,
    purpose TEXT NOT NULL CHECK (purpose IN ('callback', 'marketing', 'vacancy')),
    document TEXT NOT NULL,
    version TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    label TEXT NOT NULL,
    checked_at ${moment} NOT NULL,
    ip TEXT NOT NULL,
    user_agent TEXT NOT NULL,
    page TEXT NOT NULL,
    ended_at ${moment} NOT NULL,
    keep_until ${moment} NOT NULL
  )${strict};
  CREATE INDEX consent_proofs_by_phone ON consent_proofs (phone_hash);
  CREATE INDEX consent_proofs_by_end ON consent_proofs (keep_until);

  CREATE TABLE erasures (
    id TEXT PRIMARY KEY,
    erased_at ${moment} NOT NULL,
    cause TEXT NOT NULL CHECK (cause IN ('request', 'retention')),
    phone_hash TEXT,
    leads INTEGER NOT NULL,
    consents INTEGER NOT NULL,
    messages INTEGER NOT NULL
  )${strict};
  CREATE INDEX erasures_by_phone ON erasures (phone_hash);

  CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  )${strict};
`;
