import type { JournalEvent, JournalLine } from '../../contract/journal.ts';
import { NOBODY } from '../../contract/journal.ts';
import type { Person } from '../../contract/roles.ts';
import type { PanelQueries } from '../store/panel-database.ts';

export type JournalEntry = {
  /** `'console'` is a command-line operation; `'stranger'` is an unauthenticated visitor. */
  readonly who: Pick<Person, 'id' | 'name'> | 'console' | 'stranger';
  readonly what: JournalEvent;
  /** Object of the action as text: a colleague or a lead number. Must not contain a visitor's name or phone. */
  readonly about?: string;
};

export type JournalFilter = {
  readonly who?: string | undefined;
  readonly what?: JournalEvent | undefined;
  readonly before?: number | undefined;
};

export type Journal = {
  write(entry: JournalEntry): Promise<void>;
  read(filter: JournalFilter): Promise<{ readonly lines: readonly JournalLine[]; readonly hasMore: boolean }>;
};

const PAGE = 100;

/** Opens the append-only audit log of the panel. */
export function openJournal(db: PanelQueries): Journal {
  return {
    async write({ who, what, about = '' }) {
      const { id, name } = typeof who === 'string' ? { id: null, name: NOBODY[who] } : who;
      await db
        .insertInto('journal')
        .values({ at: new Date().toISOString(), who_id: id, who: name, what, about })
        .execute();
    },
    async read({ who, what, before }) {
      let query = db.selectFrom('journal').select(['id', 'at', 'who', 'what', 'about']);
      if (who !== undefined) query = query.where('who', '=', who);
      if (what !== undefined) query = query.where('what', '=', what);
      if (before !== undefined) query = query.where('id', '<', before);
      const lines = await query
        .orderBy('id', 'desc')
        .limit(PAGE + 1)
        .execute();
      return { lines: lines.slice(0, PAGE), hasMore: lines.length > PAGE };
    },
  };
}
