import type { Step } from './step.ts';

/** Stages and staff actions. Earlier leads, and those written by the previous version, have the stage `new`. */
export const ways: Step = ({ counter, moment, strict }) => `
  ALTER TABLE leads ADD COLUMN stage TEXT NOT NULL DEFAULT 'new' CHECK (stage IN ('new', 'in-work', 'called', 'visit', 'won', 'lost', 'spam'));
  ALTER TABLE leads ADD COLUMN stage_at ${moment};
  ALTER TABLE leads ADD COLUMN loss_reason TEXT;
  ALTER TABLE leads ADD COLUMN loss_words TEXT NOT NULL DEFAULT '';
  ALTER TABLE leads ADD COLUMN taken_by TEXT;
  ALTER TABLE leads ADD COLUMN taken_by_name TEXT NOT NULL DEFAULT '';
  ALTER TABLE leads ADD COLUMN taken_at ${moment};
  ALTER TABLE leads ADD COLUMN first_touch_at ${moment};
  ALTER TABLE leads ADD COLUMN remind_at ${moment};
  CREATE INDEX leads_by_stage ON leads (stage, number);
  CREATE INDEX leads_held ON leads (number) WHERE status = 'quarantined';

  CREATE TABLE lead_events (
    id ${counter},
    lead_number INTEGER NOT NULL REFERENCES leads (number) ON DELETE CASCADE,
    at ${moment} NOT NULL,
    author TEXT NOT NULL,
    author_name TEXT NOT NULL,
    what TEXT NOT NULL CHECK (what IN ('stage', 'taken', 'note', 'reminder', 'released', 'resent')),
    words TEXT NOT NULL DEFAULT '',
    stage_from TEXT,
    stage_to TEXT,
    remind_at ${moment}
  )${strict};
  CREATE INDEX lead_events_by_lead ON lead_events (lead_number, id);
`;
