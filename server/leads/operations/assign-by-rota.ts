import { hasRowLocks } from '../store/dialect.ts';
import type { LeadDatabase, LeadQueries } from '../store/lead-database.ts';
import type { LeadRow } from '../store/stored-leads.ts';
import { writeChange } from './apply-action.ts';
import type { Author } from './lead-progress.ts';
import { BY_ROTA, handTo } from './lead-progress.ts';
import { toLeadProgress } from './progress-columns.ts';

/** Fact with the ID of the person who got the last turn. */
const LAST_TURN = 'rota-last';
const MOST_AT_ONCE = 100;

/**
 * Assigns all new leads without a holder and a first touch to the people of the rota in turn, the oldest lead first.
 * A lead from a known phone is assigned to the holder of the previous one and uses no turn.
 */
export async function assignByRota(database: LeadDatabase, order: readonly Author[], now: Date): Promise<void> {
  if (order.length === 0) return;
  const waiting = await database.read((db) => unassignedLeads(db).limit(1).execute());
  if (waiting.length === 0) return;
  await database.write(async (db) => {
    // The lock lets one server assign at a time.
    let last = await lockLastTurn(db);
    const rows = await unassignedLeads(db)
      .limit(MOST_AT_ONCE)
      .$if(hasRowLocks(db), (query) => query.forUpdate())
      .execute();
    for (const row of rows) {
      const known = await holderOfEarlier(db, row, order);
      const person = known ?? nextInRota(order, last);
      if (!person) return;
      if (!known) last = person.id;
      const change = {
        progress: handTo(toLeadProgress(row), person, now),
        event: { what: 'taken', words: person.name },
      } as const;
      await writeChange(db, row, change, { author: BY_ROTA, now });
    }
    await db.updateTable('facts').set({ value: last }).where('name', '=', LAST_TURN).execute();
  });
}

/** Returns the person after `last`, or the first one if `last` no longer takes part. */
export function nextInRota<Person extends Pick<Author, 'id'>>(order: readonly Person[], last: string) {
  return order[(order.findIndex(({ id }) => id === last) + 1) % order.length];
}

function unassignedLeads(db: LeadQueries) {
  return db
    .selectFrom('leads')
    .selectAll()
    .where('stage', '=', 'new')
    .where('status', '=', 'accepted')
    .where('taken_by', 'is', null)
    .where('first_touch_at', 'is', null)
    .where('reduced_at', 'is', null)
    .orderBy('number');
}

async function lockLastTurn(db: LeadQueries): Promise<string> {
  await db
    .insertInto('facts')
    .values({ name: LAST_TURN, value: '' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', LAST_TURN)
    .$if(hasRowLocks(db), (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  return value;
}

async function holderOfEarlier(db: LeadQueries, { phone, number }: LeadRow, order: readonly Author[]) {
  const earlier = await db
    .selectFrom('leads')
    .select('taken_by')
    .where('phone', '=', phone)
    .where('number', '<', number)
    .where('taken_by', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return order.find(({ id }) => id === earlier?.taken_by) ?? null;
}
