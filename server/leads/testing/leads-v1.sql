-- A database as version 1 of the program wrote it: its schema, word for word, and rows. Never edited.
CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at TEXT NOT NULL) STRICT;
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
) STRICT;
CREATE INDEX leads_by_phone ON leads (phone, created_at);
CREATE INDEX leads_by_time ON leads (created_at);
INSERT INTO sqlite_sequence (name, seq) VALUES ('leads', 1000);

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
  page TEXT NOT NULL,
  PRIMARY KEY (lead_id, purpose)
) STRICT;

INSERT INTO schema_version VALUES (1, 'leads', '2026-11-20T09:00:00.000Z');
INSERT INTO leads VALUES
  (1001, 'a1', 'calculator', '+79001234567', '8 (900) 123-45-67', 'Анна', 'Дом, 3 этаж', '', 'Расчёт', 'от 1 200 000 ₽', '{"area":64}', '/', '{"utm_source":"yandex"}',
   'key-0001', 'hash-1', 1, '2026-11-20T10:00:00.000Z', 'accepted', '[]', NULL),
  (1002, 'a2', 'calculator', '+79001234567', '9001234567', 'Анна', '', '', '', '', NULL, '/', NULL,
   'key-0002', 'hash-2', 0, '2026-11-20T10:01:00.000Z', 'accepted', '[]', 'a1'),
  (1003, 'a3', 'vacancy', '+79007654321', '9007654321', 'Олег', '', 'elektrik', '', '', NULL, '/about/vacancies', NULL,
   'key-0003', 'hash-3', 0, '2026-11-20T11:00:00.000Z', 'quarantined', '["honeypot"]', NULL);
INSERT INTO consents VALUES
  ('a1', 'callback', 'consent', '2026-09-01', 'aa', 'Даю согласие', '2026-11-20T10:00:00.000Z', '127.0.0.1', 'Test/1', '/'),
  ('a1', 'marketing', 'consent-marketing', '2026-09-01', 'bb', 'Согласен получать рекламу', '2026-11-20T10:00:00.000Z', '127.0.0.1', 'Test/1', '/'),
  ('a2', 'callback', 'consent', '2026-09-01', 'aa', 'Даю согласие', '2026-11-20T10:01:00.000Z', '127.0.0.1', 'Test/1', '/'),
  ('a3', 'vacancy', 'consent-vacancy', '2026-09-01', 'cc', 'Даю согласие соискателя', '2026-11-20T11:00:00.000Z', '127.0.0.1', 'Test/1', '/about/vacancies');
