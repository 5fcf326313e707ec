import type { JournalEvent, JournalLine } from '../../contract/journal.ts';
import type { Person } from '../../contract/roles.ts';
import type { PanelQueries } from '../store/panel-database.ts';

export type JournalEntry = {
  /** `'console'`: somebody at the command line; `'stranger'`: somebody who is not signed in. */
  readonly who: Pick<Person, 'id' | 'name'> | 'console' | 'stranger';
  readonly what: JournalEvent;
  /** Whom or what it was done to, in words: a colleague, a number of a lead. Never a visitor's name or phone. */
  readonly about?: string;
};

export type JournalFilter = {
  readonly who?: string | undefined;
  readonly what?: JournalEvent | undefined;
  /** Only lines older than this one. */
  readonly before?: number | undefined;
};

export type Journal = {
  write(entry: JournalEntry): Promise<void>;
  /** The newest first. */
  read(filter: JournalFilter): Promise<{ readonly lines: readonly JournalLine[]; readonly hasMore: boolean }>;
};

const PAGE = 100;
const NOBODY = { console: 'командная строка', stranger: 'неизвестный' } as const;

/** Who did what, and when. Lines are only ever added. */
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
