import type { Migration } from '../migration.ts';

/** What came of asking a suspect to prove themselves, and when a box was ticked by the clock of the visitor's device. */
const columns = `
    ALTER TABLE leads ADD COLUMN human_check TEXT;
    ALTER TABLE consents ADD COLUMN given_at TEXT;
    ALTER TABLE consent_proofs ADD COLUMN given_at TEXT;
  `;

export const humanCheck: Migration = { version: 4, name: 'human-check', sqlite: columns, postgres: columns };
