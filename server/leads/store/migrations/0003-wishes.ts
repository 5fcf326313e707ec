import type { Step } from './step.ts';

export const wishes: Step = () => `
  ALTER TABLE leads ADD COLUMN call_time TEXT NOT NULL DEFAULT '';
  ALTER TABLE leads ADD COLUMN contact_by TEXT NOT NULL DEFAULT 'call';
`;
