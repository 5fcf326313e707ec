import type { Generated } from 'kysely';
import type { HistoryItem, Scheduled } from '../../contract/content.ts';

export type ContentTables = {
  /** Texts of all file versions, deduplicated by hash. */
  content_texts: { sha: string; text: string };
  /** Last version of each file recorded in history; a different version on disk is an edit outside the panel. */
  content_known: { file: string; version: string };
  content_history: {
    id: Generated<number>;
    file: string;
    from_file: string | null;
    at: string;
    who: string;
    what: HistoryItem['what'];
    before_version: string | null;
    version: string | null;
    /** Id of a group of unfinished changes; `null` when finished. */
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
    /** Versions before and after the scheduled edit, set while it is live. */
    before_version: string | null;
    live_version: string | null;
  };
};
