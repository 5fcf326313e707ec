import type { Step } from './step.ts';

export const humanCheck: Step = () => `
  ALTER TABLE leads ADD COLUMN human_check TEXT;
  ALTER TABLE consents ADD COLUMN given_at TEXT;
  ALTER TABLE consent_proofs ADD COLUMN given_at TEXT;
`;
