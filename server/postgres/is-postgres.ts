import type { Kysely } from 'kysely';

/** Asked of the adapter, not of its class: the panel has Kysely's classes once more, in packages of its own. */
// biome-ignore lint/suspicious/noExplicitAny: whichever tables there are.
export function isPostgres(db: Kysely<any>): boolean {
  return db.getExecutor().adapter.supportsTransactionalDdl === true;
}
