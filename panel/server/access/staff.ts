import { sql } from 'kysely';
import type { Staff } from '../../contract/access.ts';
import type { Role } from '../../contract/roles.ts';
import { Refusal } from '../http/route.ts';
import type { PanelDatabase, PanelQueries } from '../store/panel-database.ts';

export async function readStaff(db: PanelQueries): Promise<Staff> {
  const now = new Date().toISOString();
  const people = await db
    .selectFrom('people')
    .leftJoin('sessions', (join) => join.onRef('sessions.userId', '=', 'people.id').on('expiresAt', '>', now))
    .select(({ fn }) => [
      'people.id',
      'people.email',
      'people.name',
      'people.role',
      'people.banned',
      'people.twoFactorEnabled',
      fn.count<number | string>('sessions.id').as('sessions'),
      fn.max('sessions.updatedAt').as('lastSeenAt'),
    ])
    .groupBy(['people.id', 'people.email', 'people.name', 'people.role', 'people.banned', 'people.twoFactorEnabled'])
    .orderBy('people.name')
    .execute();
  const invitations = await db
    .selectFrom('access_links')
    .select(['id', 'email', 'name', 'role', 'made_by as madeBy', 'expires_at as expiresAt'])
    .where('person_id', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('made_at', 'desc')
    .execute();
  return {
    people: people.map(({ banned, twoFactorEnabled, sessions, ...person }) => ({
      ...person,
      isBlocked: banned === 1,
      hasSecondFactor: twoFactorEnabled === 1,
      sessions: Number(sessions),
    })),
    invitations,
  };
}

export async function colleague(db: PanelQueries, id: string) {
  const found = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  if (!found) throw new Refusal(404, 'Такого сотрудника нет.');
  return found;
}

/** Throws a `Refusal` when the change would leave the panel without an administrator. */
export async function changeColleague(
  { db, dialect }: PanelDatabase,
  id: string,
  change: { readonly role?: Role | undefined; readonly isBlocked?: boolean | undefined },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // The lock serializes two administrators who demote each other at the same time.
    if (dialect === 'postgres') await sql`lock table people in exclusive mode`.execute(transaction);
    await transaction
      .updateTable('people')
      .set({
        ...(change.role === undefined ? {} : { role: change.role }),
        ...(change.isBlocked === undefined ? {} : { banned: change.isBlocked ? 1 : 0 }),
        updatedAt: new Date().toISOString(),
      })
      .where('id', '=', id)
      .execute();
    const left = await transaction
      .selectFrom('people')
      .select('id')
      .where('role', '=', 'admin')
      .where('banned', '=', 0)
      .executeTakeFirst();
    if (!left) throw new Refusal(409, 'Это последний администратор. Сначала сделайте администратором кого-то ещё.');
    if (change.isBlocked) await transaction.deleteFrom('sessions').where('userId', '=', id).execute();
  });
}
