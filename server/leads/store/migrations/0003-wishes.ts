import type { Step } from './step.ts';

/** When and how a visitor wants to be answered. Earlier leads were asked neither. */
export const wishes: Step = () => `
  ALTER TABLE leads ADD COLUMN call_time TEXT NOT NULL DEFAULT '';
  ALTER TABLE leads ADD COLUMN contact_by TEXT NOT NULL DEFAULT 'call';
`;
