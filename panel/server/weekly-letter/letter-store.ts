import { mayDo, ROLE_NAMES } from '../../contract/roles.ts';
import type { PanelQueries } from '../store/panel-database.ts';

const ROLES_WITH_OVERVIEW = ROLE_NAMES.filter((role) => mayDo(role, 'overview'));

/** Longer than a letter may take. After a crash the letter is sent again with the same Message-ID. */
const LEASE_MS = 2 * 60_000;
export const RETRY_MS = 15 * 60_000;

export type LetterOutcome = { readonly isSent: true } | { readonly isSent: false; readonly reason: string };
export type Reader = { readonly id: string; readonly email: string };

export function openLetterStore(db: PanelQueries) {
  return {
    async isOn(person: string): Promise<boolean> {
      const row = await db
        .selectFrom('weekly_letter_readers')
        .select('since')
        .where('person', '=', person)
        .executeTakeFirst();
      return row !== undefined;
    },

    async setOn(person: string, isOn: boolean, now: Date): Promise<void> {
      if (isOn) {
        await db
          .insertInto('weekly_letter_readers')
          .values({ person, since: now.toISOString() })
          .onConflict((row) => row.doNothing())
          .execute();
      } else await db.deleteFrom('weekly_letter_readers').where('person', '=', person).execute();
    },

    /** People who may see the figures and had switched the letter on by this moment. */
    readers: (moment: Date): Promise<Reader[]> =>
      db
        .selectFrom('weekly_letter_readers')
        .innerJoin('people', 'people.id', 'weekly_letter_readers.person')
        .select(['people.id', 'people.email'])
        .where('since', '<=', moment.toISOString())
        .where('role', 'in', ROLES_WITH_OVERVIEW)
        .where('banned', '=', 0)
        .execute(),

    /** @returns `false` if the letter is sent, not due again yet, or being sent by another panel */
    async claim(person: string, week: string, now: Date): Promise<boolean> {
      const moment = now.toISOString();
      await db
        .insertInto('weekly_letters')
        .values({ person, week, next_at: moment, sent_at: null, reason: '' })
        .onConflict((row) => row.doNothing())
        .execute();
      const { numUpdatedRows } = await db
        .updateTable('weekly_letters')
        .set({ next_at: new Date(now.getTime() + LEASE_MS).toISOString() })
        .where('person', '=', person)
        .where('week', '=', week)
        .where('sent_at', 'is', null)
        .where('next_at', '<=', moment)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async settle(person: string, week: string, outcome: LetterOutcome, now: Date): Promise<void> {
      const change = outcome.isSent
        ? { sent_at: now.toISOString(), reason: '' }
        : { reason: outcome.reason, next_at: new Date(now.getTime() + RETRY_MS).toISOString() };
      await db
        .updateTable('weekly_letters')
        .set(change)
        .where('person', '=', person)
        .where('week', '=', week)
        .execute();
    },

    last: (person: string) =>
      db
        .selectFrom('weekly_letters')
        .selectAll()
        .where('person', '=', person)
        .orderBy('week', 'desc')
        .limit(1)
        .executeTakeFirst(),
  };
}

export type LetterStore = ReturnType<typeof openLetterStore>;
