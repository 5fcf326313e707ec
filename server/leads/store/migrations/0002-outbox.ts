import type { Migration } from '../migration.ts';

/** Delivery, retention and the journal of erasures. Leads of version 1 have no messages: nothing was delivered then. */
export const outbox: Migration = {
  version: 2,
  name: 'outbox',
  sqlite: `
    ALTER TABLE leads ADD COLUMN last_contact_at TEXT NOT NULL DEFAULT '';
    ALTER TABLE leads ADD COLUMN reduced_at TEXT;
    UPDATE leads SET last_contact_at = created_at;

    CREATE TABLE outbox (
      key TEXT PRIMARY KEY,
      lead_number INTEGER NOT NULL REFERENCES leads (number) ON DELETE CASCADE,
      channel TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('queued', 'leased', 'delivered', 'dead')),
      importance INTEGER NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      failures INTEGER NOT NULL DEFAULT 0,
      queued_at TEXT NOT NULL,
      next_attempt_at TEXT NOT NULL,
      lease_until TEXT,
      leased_by TEXT,
      last_reason TEXT,
      remote_id TEXT,
      finished_at TEXT,
      UNIQUE (lead_number, channel),
      CHECK ((state = 'leased') = (lease_until IS NOT NULL AND leased_by IS NOT NULL)),
      CHECK ((state IN ('delivered', 'dead')) = (finished_at IS NOT NULL))
    ) STRICT;
    CREATE INDEX outbox_in_order ON outbox (channel, importance, failures, queued_at, lead_number) WHERE state IN ('queued', 'leased');
    CREATE INDEX outbox_by_time ON outbox (channel, next_attempt_at) WHERE state IN ('queued', 'leased');
    CREATE INDEX outbox_dead ON outbox (channel, finished_at) WHERE state = 'dead';

    CREATE TABLE lanes (
      channel TEXT PRIMARY KEY,
      free_at TEXT NOT NULL,
      lease_until TEXT,
      leased_by TEXT,
      failures INTEGER NOT NULL DEFAULT 0,
      failing_since TEXT
    ) STRICT;

    CREATE TABLE alarms (
      id TEXT PRIMARY KEY,
      channel TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('delayed', 'dead')),
      reason TEXT NOT NULL,
      opened_at TEXT NOT NULL,
      next_attempt_at TEXT NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      sent_at TEXT,
      sent_through TEXT,
      closed_at TEXT
    ) STRICT;
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
      checked_at TEXT NOT NULL,
      ip TEXT NOT NULL,
      user_agent TEXT NOT NULL,
      page TEXT NOT NULL,
      ended_at TEXT NOT NULL,
      keep_until TEXT NOT NULL
    ) STRICT;
    CREATE INDEX consent_proofs_by_phone ON consent_proofs (phone_hash);
    CREATE INDEX consent_proofs_by_end ON consent_proofs (keep_until);

    CREATE TABLE erasures (
      id TEXT PRIMARY KEY,
      erased_at TEXT NOT NULL,
      cause TEXT NOT NULL CHECK (cause IN ('request', 'retention')),
      phone_hash TEXT,
      leads INTEGER NOT NULL,
      consents INTEGER NOT NULL,
      messages INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX erasures_by_phone ON erasures (phone_hash);

    CREATE TABLE facts (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT;
  `,
  postgres: `
    ALTER TABLE leads ADD COLUMN last_contact_at TEXT COLLATE "C" NOT NULL DEFAULT '';
    ALTER TABLE leads ADD COLUMN reduced_at TEXT COLLATE "C";
    UPDATE leads SET last_contact_at = created_at;

    CREATE TABLE outbox (
      key TEXT PRIMARY KEY,
      lead_number INTEGER NOT NULL REFERENCES leads (number) ON DELETE CASCADE,
      channel TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('queued', 'leased', 'delivered', 'dead')),
      importance INTEGER NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      failures INTEGER NOT NULL DEFAULT 0,
      queued_at TEXT COLLATE "C" NOT NULL,
      next_attempt_at TEXT COLLATE "C" NOT NULL,
      lease_until TEXT COLLATE "C",
      leased_by TEXT,
      last_reason TEXT,
      remote_id TEXT,
      finished_at TEXT COLLATE "C",
      UNIQUE (lead_number, channel),
      CHECK ((state = 'leased') = (lease_until IS NOT NULL AND leased_by IS NOT NULL)),
      CHECK ((state IN ('delivered', 'dead')) = (finished_at IS NOT NULL))
    );
    CREATE INDEX outbox_in_order ON outbox (channel, importance, failures, queued_at, lead_number) WHERE state IN ('queued', 'leased');
    CREATE INDEX outbox_by_time ON outbox (channel, next_attempt_at) WHERE state IN ('queued', 'leased');
    CREATE INDEX outbox_dead ON outbox (channel, finished_at) WHERE state = 'dead';

    CREATE TABLE lanes (
      channel TEXT PRIMARY KEY,
      free_at TEXT COLLATE "C" NOT NULL,
      lease_until TEXT COLLATE "C",
      leased_by TEXT,
      failures INTEGER NOT NULL DEFAULT 0,
      failing_since TEXT COLLATE "C"
    );

    CREATE TABLE alarms (
      id TEXT PRIMARY KEY,
      channel TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('delayed', 'dead')),
      reason TEXT NOT NULL,
      opened_at TEXT COLLATE "C" NOT NULL,
      next_attempt_at TEXT COLLATE "C" NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      sent_at TEXT COLLATE "C",
      sent_through TEXT,
      closed_at TEXT COLLATE "C"
    );
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
      checked_at TEXT COLLATE "C" NOT NULL,
      ip TEXT NOT NULL,
      user_agent TEXT NOT NULL,
      page TEXT NOT NULL,
      ended_at TEXT COLLATE "C" NOT NULL,
      keep_until TEXT COLLATE "C" NOT NULL
    );
    CREATE INDEX consent_proofs_by_phone ON consent_proofs (phone_hash);
    CREATE INDEX consent_proofs_by_end ON consent_proofs (keep_until);

    CREATE TABLE erasures (
      id TEXT PRIMARY KEY,
      erased_at TEXT COLLATE "C" NOT NULL,
      cause TEXT NOT NULL CHECK (cause IN ('request', 'retention')),
      phone_hash TEXT,
      leads INTEGER NOT NULL,
      consents INTEGER NOT NULL,
      messages INTEGER NOT NULL
    );
    CREATE INDEX erasures_by_phone ON erasures (phone_hash);

    CREATE TABLE facts (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    );
  `,
};
