import type { Kysely } from 'kysely';
import type { LeadTables } from './schema.ts';

export type LeadQueries = Kysely<LeadTables>;

/** The same queries, whichever database is behind them. */
export type LeadDatabase = {
  /** Words for an operator: which database this is, without secrets. */
  readonly title: string;
  /** Milliseconds since 1970 by the clock that all servers over this database share; of a file, the clock of this process. */
  now(): Promise<number>;
  read<Result>(query: (db: LeadQueries) => Promise<Result>): Promise<Result>;
  /**
   * One transaction, all or nothing; resolves when its commit survives a crash of the machine. May run together with others,
   * or again after a conflict, so the work does nothing but query.
   */
  write<Result>(work: (db: LeadQueries) => Promise<Result>): Promise<Result>;
  /**
   * Takes what was deleted out of files where it still can be read. `false`: not out of all of them, another program keeps
   * the log of changes from being emptied.
   */
  purge(): Promise<boolean>;
  close(): Promise<void>;
};
