import type { Step } from './step.ts';

/** Numbers begin at 1001, so that the first visitor does not see «Заявка № 1». */
export const leads: Step = ({ leadNumber, firstLeadNumber, moment, strict }) => `
  CREATE TABLE leads (
    number ${leadNumber},
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
    created_at ${moment} NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('accepted', 'quarantined')),
    suspicion TEXT NOT NULL,
    repeat_of TEXT REFERENCES leads (id) ON DELETE SET NULL
  )${strict};
  CREATE INDEX leads_by_phone ON leads (phone, created_at);
  CREATE INDEX leads_by_time ON leads (created_at);
  ${firstLeadNumber}

  CREATE TABLE consents (
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL CHECK (purpose IN ('callback', 'marketing', 'vacancy')),
    document TEXT NOT NULL,
    version TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    label TEXT NOT NULL,
    checked_at ${moment} NOT NULL,
    ip TEXT NOT NULL,
    user_agent TEXT NOT NULL,
    page TEXT NOT NULL,
    PRIMARY KEY (lead_id, purpose)
  )${strict};
`;
