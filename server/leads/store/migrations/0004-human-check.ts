import type { Step } from './step.ts';

/** What came of asking a suspect to prove themselves, and when a box was ticked by the clock of the visitor's device. */
export const humanCheck: Step = () => `
  ALTER TABLE leads ADD COLUMN human_check TEXT;
  ALTER TABLE consents ADD COLUMN given_at TEXT;
  ALTER TABLE consent_proofs ADD COLUMN given_at TEXT;
`;
