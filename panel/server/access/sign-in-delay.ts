import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { counted, MINUTES_ACCUSATIVE, SECONDS_ACCUSATIVE } from '../../../model/format/plural.ts';
import { Refusal } from '../http/route.ts';
import type { PanelQueries } from '../store/panel-database.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Milliseconds without an attempt after which a counter is deleted. */
const FORGET_AFTER = 24 * 60 * MINUTE;
const MAX_LENGTH = 15 * MINUTE;
/** Failures without a delay: an account allows for typing errors, an address for an office that shares it. */
const FREE_FAILURES = { account: 4, address: 19 } as const;
const FIRST_DELAY = 30 * SECOND;

type Attempt = { readonly account: string; readonly address: string };

export type SignInDelays = {
  /**
   * Counts an attempt before its check, so that parallel attempts are all counted; returns the delay as text or `null`.
   * @throws {Refusal} during a delay
   */
  begin(attempt: Attempt): Promise<string | null>;
  /** Records a correct password: clears the account's counter and removes this attempt from the address's counter. */
  forgive(attempt: Attempt): Promise<void>;
  /** Clears the counter of an account after a password change. */
  forget(account: string): Promise<void>;
};

/** Throttles guessing by account and by address, and treats unknown accounts the same to prevent enumeration. */
export function openSignInDelays(db: PanelQueries, secret: string, now = () => Date.now()): SignInDelays {
  const keyOf = (kind: keyof typeof FREE_FAILURES, of: string) =>
    `${kind}:${createHmac('sha256', secret).update(of.toLowerCase()).digest('base64url')}`;
  const forget = async (account: string) => {
    await db.deleteFrom('sign_in_failures').where('key', '=', keyOf('account', account)).execute();
  };
  return {
    forget,
    async begin({ account, address }) {
      const forgotten = new Date(now() - FORGET_AFTER).toISOString();
      await db.deleteFrom('sign_in_failures').where('last_at', '<', forgotten).execute();
      const waits = [
        await count(db, keyOf('address', address), FREE_FAILURES.address, now()),
        await count(db, keyOf('account', account), FREE_FAILURES.account, now()),
      ];
      const wait = Math.max(...waits);
      return wait > 0 ? `Следующая попытка — через ${inWords(wait)}.` : null;
    },
    async forgive({ account, address }) {
      await forget(account);
      await db
        .updateTable('sign_in_failures')
        .set({ failures: sql`failures - 1`, free_at: new Date(now()).toISOString() })
        .where('key', '=', keyOf('address', address))
        .execute();
    },
  };
}

/** @returns the delay before the next attempt in milliseconds @throws {Refusal} during the current delay */
async function count(db: PanelQueries, key: string, free: number, now: number): Promise<number> {
  const at = new Date(now).toISOString();
  return db.transaction().execute(async (transaction) => {
    // The first statement locks the row, so simultaneous attempts are counted one by one.
    const counted = await transaction
      .insertInto('sign_in_failures')
      .values({ key, failures: 1, last_at: at, free_at: at })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({
            failures: sql`sign_in_failures.failures + 1`,
            last_at: at,
          })
          .where('sign_in_failures.free_at', '<=', at),
      )
      .returning('failures')
      .executeTakeFirst();
    if (!counted) {
      const row = await transaction
        .selectFrom('sign_in_failures')
        .select('free_at')
        .where('key', '=', key)
        .executeTakeFirst();
      throw tooEarly(row ? Date.parse(row.free_at) - now : 0);
    }
    const delay = delayAfter(counted.failures - free);
    if (delay > 0) {
      const freeAt = new Date(now + delay).toISOString();
      await transaction.updateTable('sign_in_failures').set({ free_at: freeAt }).where('key', '=', key).execute();
    }
    return delay;
  });
}

function delayAfter(failuresAbove: number): number {
  return failuresAbove <= 0 ? 0 : Math.min(MAX_LENGTH, FIRST_DELAY * 2 ** Math.min(failuresAbove - 1, 10));
}

function tooEarly(wait: number): Refusal {
  const seconds = Math.max(1, Math.ceil(wait / SECOND));
  return new Refusal(429, `Слишком много неудачных попыток. Повторите через ${inWords(wait)}.`, {
    retryAfter: seconds,
  });
}

function inWords(milliseconds: number): string {
  if (milliseconds > 90 * SECOND) return counted(Math.ceil(milliseconds / MINUTE), MINUTES_ACCUSATIVE);
  return counted(Math.max(1, Math.ceil(milliseconds / SECOND)), SECONDS_ACCUSATIVE);
}
