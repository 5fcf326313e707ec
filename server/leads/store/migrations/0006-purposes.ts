import type { Step } from './step.ts';

/** Removes the list of consent purposes from the schema, since each new purpose would need a migration. */
export const purposes: Step = ({ moment, strict }) => `
  CREATE TABLE consents_of_any_purpose (
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    document TEXT NOT NULL,
    version TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    label TEXT NOT NULL,
    checked_at ${moment} NOT NULL,
    ip TEXT NOT NULL,
    user_agent TEXT NOT NULL,
    page TEXT NOT NULL,
    given_at TEXT,
    PRIMARY KEY (lead_id, purpose)
  )${strict};
  INSERT INTO consents_of_any_purpose (${CONSENT}) SELECT ${CONSENT} FROM consents;
  DROP TABLE consents;
  ALTER TABLE consents_of_any_purpose RENAME TO consents;

  CREATE TABLE proofs_of_any_purpose (
    id TEXT PRIMARY KEY,
    lead_number INTEGER NOT NULL,
    phone_hash TEXT NOT NULL,
    purpose TEXT NOT NULL,
    document TEXT NOT NULL,
    version TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    label TEXT NOT NULL,
    checked_at ${moment} NOT NULL,
    ip TEXT NOT NULL,
    user_agent TEXT NOT NULL,
    page TEXT NOT NULL,
    ended_at ${moment} NOT NULL,
    keep_until ${moment} NOT NULL,
    given_at TEXT
  )${strict};
  INSERT INTO proofs_of_any_purpose (${PROOF}) SELECT ${PROOF} FROM consent_proofs;
  DROP TABLE consent_proofs;
  ALTER TABLE proofs_of_any_purpose RENAME TO consent_proofs;
  CREATE INDEX consent_proofs_by_phone ON consent_proofs (phone_hash);
  CREATE INDEX consent_proofs_by_end ON consent_proofs (keep_until);
`;

const SHARED = 'purpose, document, version, sha256, label, checked_at, ip, user_agent, page, given_at';
const CONSENT = `lead_id, ${SHARED}`;
const PROOF = `id, lead_number, phone_hash, ${SHARED}, ended_at, keep_until`;
