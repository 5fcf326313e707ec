import type { LeadDatabase } from '../store/lead-database.ts';
import { findExpired } from './find-expired.ts';

const MOST = 100_000;

export type RetentionPreview = {
  readonly remove: readonly number[];
  readonly reduce: readonly number[];
  readonly proofs: number;
};

/** What retention would do now. */
export function previewRetention(database: LeadDatabase, now: Date): Promise<RetentionPreview> {
  return database.write(async (db) => {
    const expired = await findExpired(db, now, MOST);
    const numbers = (keeps: boolean) =>
      expired.filter(({ keepsForMarketing }) => keepsForMarketing === keeps).map(({ number }) => number);
    const { proofs } = await db
      .selectFrom('consent_proofs')
      .select((of) => of.fn.countAll<number>().as('proofs'))
      .where('keep_until', '<', now.toISOString())
      .executeTakeFirstOrThrow();
    return { remove: numbers(false), reduce: numbers(true), proofs: Number(proofs) };
  });
}
