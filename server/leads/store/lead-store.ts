import type { HumanCheck, NewLead } from '../contract/lead.ts';
import type { AddResult, StoredKey } from './insert-lead.ts';
import { findKey, insertLead } from './insert-lead.ts';
import type { LeadDatabase, LeadQueries } from './lead-database.ts';
import { isWaiting } from './outbox.ts';
import type { RateLimitRequest } from './take-token.ts';
import { deleteFullBuckets, takeToken } from './take-token.ts';
import { unquarantineLead } from './unquarantine-lead.ts';

/** Store interface of the intake. Every method rejects when the database is unavailable. */
export type LeadStore = {
  now(): Promise<Date>;
  findKey(key: string): Promise<StoredKey | null>;
  /** Resolves when the lead, its proofs of consent and its messages are durable. */
  add(lead: NewLead): Promise<AddResult>;
  unquarantine(number: number, humanCheck: HumanCheck): Promise<void>;
  /** Milliseconds until this network may send; `null` with SQLite: the only process counts in memory. */
  takeToken(turn: RateLimitRequest): Promise<number | null>;
  /** Tests a write and a read of the queue, so that a problem is found before a visitor meets it. */
  probe(): Promise<void>;
};

type Delivery = {
  readonly channels: readonly string[];
  readonly onQueued?: () => void;
};

export function createLeadStore(database: LeadDatabase, { channels, onQueued }: Delivery): LeadStore {
  const now = async () => new Date(await database.now());
  return {
    now,
    findKey: (key) => database.read((db) => findKey(db, key)),
    async add(lead) {
      const result = await database.write((db) => insertLead(db, lead, channels));
      if (result.outcome === 'added') onQueued?.();
      return result;
    },
    async unquarantine(number, humanCheck) {
      const release = { channels, now: await now(), humanCheck };
      if (await database.write((db) => unquarantineLead(db, number, release))) onQueued?.();
    },
    takeToken: (turn) => database.read((db) => takeToken(db, turn)),
    probe: () => database.write(writeProbe),
  };
}

async function writeProbe(db: LeadQueries): Promise<void> {
  const value = new Date().toISOString();
  await db
    .insertInto('facts')
    .values({ name: 'probe', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  await db.selectFrom('outbox').select('key').where(isWaiting).limit(1).execute();
  await deleteFullBuckets(db);
}
