import type { Kysely } from 'kysely';
import type { LeadTables } from './schema.ts';

export type LeadQueries = Kysely<LeadTables>;

export type LeadDatabase = {
  readonly title: string;
  /** Milliseconds since the epoch by the clock of PostgreSQL, or of this process with SQLite. */
  now(): Promise<number>;
  read<Result>(query: (db: LeadQueries) => Promise<Result>): Promise<Result>;
  /**
   * Runs one transaction; resolves when the commit is durable. Transactions may run concurrently
   * and are repeated after a conflict, so `work` must only query.
   */
  write<Result>(work: (db: LeadQueries) => Promise<Result>): Promise<Result>;
  /**
   * Removes deleted data from the database files. Returns `false` when another program prevents
   * the truncation of the write-ahead log.
   */
  purge(): Promise<boolean>;
  close(): Promise<void>;
};
