import type { Kysely } from 'kysely';

/** Checks the adapter instead of its class, because the panel has a separate copy of Kysely. */
// biome-ignore lint/suspicious/noExplicitAny: any tables.
export function isPostgres(db: Kysely<any>): boolean {
  return db.getExecutor().adapter.supportsTransactionalDdl === true;
}
