import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { LeadQueries } from '../lead-database.ts';
import { BUSY_FOR_MS, isBusy, pauseWhileBusy } from './busy.ts';

type Work = {
  readonly run: (db: LeadQueries) => Promise<unknown>;
  readonly since: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
};

type Outcome = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: unknown };

export type GroupCommit = <Result>(work: (db: LeadQueries) => Promise<Result>) => Promise<Result>;

const MOST_TOGETHER = 64;

type Parts = {
  readonly db: LeadQueries;
  /** SQLite rolls a transaction back by itself when the disk is full or broken. */
  readonly isInTransaction: () => boolean;
  /** @throws when a commit would go nowhere */
  readonly checkFile: () => void;
};

/** Works that wait at the same time share one transaction, and so one wait for the disk; a work that fails undoes only itself. */
export function createGroupCommit({ db, isInTransaction, checkFile }: Parts): GroupCommit {
  let waiting: Work[] = [];
  let isRunning = false;

  async function run() {
    while (waiting.length > 0) {
      await nextTurn();
      const busy = await db
        .connection()
        .execute(commitWaiting)
        .catch((error: unknown) => rejectAll(error));
      if (busy === null) continue;
      rejectOverdue(busy);
      await pauseWhileBusy();
    }
    isRunning = false;
  }

  /** Returns the error when another program holds the lock. */
  async function commitWaiting(connection: LeadQueries): Promise<unknown> {
    try {
      checkFile();
      await sql`begin immediate`.execute(connection);
    } catch (error) {
      if (isBusy(error)) return error;
      return rejectAll(error);
    }
    const group = waiting.splice(0, MOST_TOGETHER);
    try {
      const outcomes: Outcome[] = [];
      for (const work of group) outcomes.push(await runOne(work, connection));
      await sql`commit`.execute(connection);
      group.forEach((work, index) => {
        const outcome = outcomes[index];
        if (outcome?.ok) work.resolve(outcome.value);
        else work.reject(outcome?.error);
      });
    } catch (error) {
      if (isInTransaction()) await sql`rollback`.execute(connection).catch(() => undefined);
      for (const work of group) work.reject(error);
    }
    return null;
  }

  async function runOne(work: Work, connection: LeadQueries): Promise<Outcome> {
    await sql`savepoint work`.execute(connection);
    try {
      const value = await work.run(connection);
      await sql`release work`.execute(connection);
      return { ok: true, value };
    } catch (error) {
      if (!isInTransaction()) throw error;
      await sql`rollback to work`.execute(connection);
      await sql`release work`.execute(connection);
      return { ok: false, error };
    }
  }

  function rejectAll(error: unknown): null {
    for (const work of waiting.splice(0)) work.reject(error);
    return null;
  }

  function rejectOverdue(error: unknown) {
    const now = performance.now();
    for (const work of waiting.filter(({ since }) => now - since >= BUSY_FOR_MS)) work.reject(error);
    waiting = waiting.filter(({ since }) => now - since < BUSY_FOR_MS);
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({ run: work, since: performance.now(), resolve: resolve as (value: unknown) => void, reject });
      if (isRunning) return;
      isRunning = true;
      void run();
    });
}
