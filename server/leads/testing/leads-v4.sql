-- A database as the program wrote it before Kysely kept account of its migrations: its schema, word for word, and rows. Never edited.
CREATE TABLE schema_version (version INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at TEXT NOT NULL) STRICT;
CREATE TABLE leads (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  phone TEXT NOT NULL,
  phone_typed TEXT NOT NULL,
  name TEXT NOT NULL,
  comment TEXT NOT NULL,
  subject TEXT NOT NULL,
  title_shown TEXT NOT NULL,
  price_shown TEXT NOT NULL,
  answers TEXT,
  page TEXT NOT NULL,
  attribution TEXT,
  key TEXT NOT NULL UNIQUE,
  body_hash TEXT NOT NULL,
  marketing INTEGER NOT NULL CHECK (marketing IN (0, 1)),
  created_at TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('accepted', 'quarantined')),
  suspicion TEXT NOT NULL,
  repeat_of TEXT REFERENCES leads (id) ON DELETE SET NULL
, last_contact_at TEXT NOT NULL DEFAULT '', reduced_at TEXT, call_time TEXT NOT NULL DEFAULT '', contact_by TEXT NOT NULL DEFAULT 'call', human_check TEXT) STRICT;
CREATE INDEX leads_by_phone ON leads (phone, created_at);
CREATE INDEX leads_by_time ON leads (created_at);
CREATE TABLE consents (
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK (purpose IN ('callback', 'marketing', 'vacancy')),
  document TEXT NOT NULL,
  version TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  label TEXT NOT NULL,
  checked_at TEXT NOT NULL,
  ip TEXT NOT NULL,
  user_agent TEXT NOT NULL,
  page TEXT NOT NULL, given_at TEXT,
  PRIMARY KEY (lead_id, purpose)
) STRICT;
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
, given_at TEXT) STRICT;
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
INSERT INTO schema_version VALUES (1, 'leads', '2026-11-20T09:00:00.000Z');
INSERT INTO schema_version VALUES (2, 'outbox', '2026-11-20T09:00:00.000Z');
INSERT INTO schema_version VALUES (3, 'wishes', '2026-11-20T09:00:00.000Z');
INSERT INTO schema_version VALUES (4, 'human-check', '2026-11-20T09:00:00.000Z');
INSERT INTO leads VALUES (1001, 'a1', 'calculator', '+79001234567', '9001234567', 'Анна', 'Дом, 3 этаж', '', 'Расчёт', 'от 1 200 000 ₽', '{"area":64}', '/', '{"last":{"utm_source":"yandex"}}', 'key-0001', 'hash', 1, '2026-11-20T10:00:00.000Z', 'accepted', '[]', NULL, '2026-11-20T10:00:00.000Z', NULL, 'сегодня до 20:00', 'max', NULL);
INSERT INTO leads VALUES (1002, 'a2', 'calculator', '+79001234567', '9001234567', '', '', '', '', '', NULL, '/', NULL, 'key-0002', 'hash', 0, '2026-11-20T10:01:00.000Z', 'accepted', '[]', 'a1', '2026-11-20T10:01:00.000Z', NULL, '', 'call', NULL);
INSERT INTO leads VALUES (1003, 'a3', 'vacancy', '+79007654321', '9007654321', '', '', '', '', '', NULL, '/', NULL, 'key-0003', 'hash', 0, '2026-11-20T10:02:00.000Z', 'quarantined', '["honeypot"]', NULL, '2026-11-20T10:02:00.000Z', NULL, '', 'call', NULL);
INSERT INTO consents VALUES ('a1', 'callback', 'consent', '1', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'Согласен', '2026-11-20T10:00:00.000Z', '127.0.0.1', '', '/', '2026-11-20T10:00:00.000Z');
INSERT INTO consents VALUES ('a1', 'marketing', 'consent', '1', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'Согласен', '2026-11-20T10:00:00.000Z', '127.0.0.1', '', '/', '2026-11-20T10:00:00.000Z');
INSERT INTO consents VALUES ('a2', 'callback', 'consent', '1', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'Согласен', '2026-11-20T10:01:00.000Z', '127.0.0.1', '', '/', NULL);
INSERT INTO consents VALUES ('a3', 'vacancy', 'consent', '1', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'Согласен', '2026-11-20T10:02:00.000Z', '127.0.0.1', '', '/', NULL);
INSERT INTO outbox VALUES ('message-1', 1001, 'email', 'queued', 0, 0, 0, '2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox VALUES ('message-2', 1001, 'bitrix24', 'queued', 0, 0, 0, '2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL);
INSERT INTO outbox VALUES ('message-3', 1002, 'email', 'queued', 1, 0, 0, '2026-11-20T10:01:00.000Z', '2026-11-20T10:01:00.000Z', NULL, NULL, NULL, NULL, NULL);
