import type { Migration } from '../migration.ts';

/** When and how a visitor wants to be answered. Earlier leads were asked neither. */
const columns = `
    ALTER TABLE leads ADD COLUMN call_time TEXT NOT NULL DEFAULT '';
    ALTER TABLE leads ADD COLUMN contact_by TEXT NOT NULL DEFAULT 'call';
  `;

export const wishes: Migration = { version: 3, name: 'wishes', sqlite: columns, postgres: columns };
