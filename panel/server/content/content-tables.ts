import type { Generated } from 'kysely';
import type { HistoryItem, Scheduled } from '../../contract/content.ts';

export type ContentTables = {
  /** What files said, each text once. */
  content_texts: { sha: string; text: string };
  /** The files as history knows them: what differs in the folder was changed by hand. */
  content_known: { file: string; version: string };
  content_history: {
    id: Generated<number>;
    file: string;
    /** Before it was renamed. */
    from_file: string | null;
    at: string;
    who: string;
    what: HistoryItem['what'];
    before_version: string | null;
    version: string | null;
    /** Changes that are being made together; `null`: they are made. */
    pending: string | null;
  };
  content_drafts: {
    person: string;
    file: string;
    base_version: string | null;
    facts: string;
    body: string | null;
    saved_at: string;
  };
  content_schedules: {
    id: Generated<number>;
    file: string;
    base_version: string | null;
    facts: string;
    body: string | null;
    at: string;
    until: string | null;
    who: string;
    state: Scheduled['state'] | 'over';
    message: string | null;
    /** What stood before and what was put there, while it is live. */
    before_version: string | null;
    live_version: string | null;
  };
};
