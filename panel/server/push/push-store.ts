import { randomUUID } from 'node:crypto';
import { DEFAULT_HOURS, type DutyHours } from '../../contract/push.ts';
import { rolesThatMay } from '../../contract/roles.ts';
import type { PanelQueries } from '../store/panel-database.ts';
import type { Subscription } from './send-push.ts';

const ROLES_WITH_LEADS = rolesThatMay('leads');
const KEEP_SENT_MS = 30 * 24 * 3600 * 1000;

export type Receiver = Subscription & { readonly id: string; readonly person: string; readonly addedAt: Date };

/** Devices, hours and the record of what was sent, in the panel's database. */
export function openPushStore(db: PanelQueries) {
  return {
    devicesOf: (person: string) =>
      db.selectFrom('push_devices').selectAll().where('person', '=', person).orderBy('added_at').execute(),

    async hoursOf(person: string): Promise<DutyHours> {
      const row = await db.selectFrom('push_hours').select('hours').where('person', '=', person).executeTakeFirst();
      return row ? { ...DEFAULT_HOURS, ...(JSON.parse(row.hours) as Partial<DutyHours>) } : DEFAULT_HOURS;
    },

    async setHours(person: string, given: DutyHours): Promise<void> {
      const hours = JSON.stringify(given);
      await db
        .insertInto('push_hours')
        .values({ person, hours })
        .onConflict((row) => row.column('person').doUpdateSet({ hours }))
        .execute();
    },

    /** Adds this browser, or renews its subscription. A browser used by another person before changes its owner. */
    async addDevice(person: string, device: string, subscription: Subscription, known: string | null): Promise<string> {
      return db.transaction().execute(async (transaction) => {
        const former = await transaction
          .selectFrom('push_devices')
          .select('id')
          .where('person', '=', person)
          .where((of) => of.or([of('endpoint', '=', subscription.endpoint), of('id', '=', known ?? '')]))
          .executeTakeFirst();
        const id = former?.id ?? randomUUID();
        await transaction
          .deleteFrom('push_devices')
          .where('endpoint', '=', subscription.endpoint)
          .where('id', '<>', id)
          .execute();
        const row = { person, device, ...subscription };
        await transaction
          .insertInto('push_devices')
          .values({ id, ...row, added_at: new Date().toISOString(), delivered_at: null })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
          .execute();
        return id;
      });
    },

    async removeDevice(person: string, id: string): Promise<void> {
      await db.deleteFrom('push_devices').where('person', '=', person).where('id', '=', id).execute();
    },

    async markDelivered(id: string, at: Date): Promise<void> {
      await db.updateTable('push_devices').set({ delivered_at: at.toISOString() }).where('id', '=', id).execute();
    },

    /** Forgets a subscription that no longer works, unless the browser has renewed it meanwhile. */
    async markLost(id: string, endpoint: string): Promise<void> {
      await db
        .updateTable('push_devices')
        .set({ endpoint: null, p256dh: null, auth: null })
        .where('id', '=', id)
        .where('endpoint', '=', endpoint)
        .execute();
    },

    /** Devices of people who may see leads; those of everyone else are deleted. */
    async receivers(): Promise<Receiver[]> {
      const staff = db.selectFrom('people').select('id').where('banned', '=', 0).where('role', 'in', ROLES_WITH_LEADS);
      await db.deleteFrom('push_devices').where('person', 'not in', staff).execute();
      const rows = await db.selectFrom('push_devices').selectAll().where('endpoint', 'is not', null).execute();
      return rows.flatMap(({ id, person, endpoint, p256dh, auth, added_at }) =>
        endpoint && p256dh && auth ? [{ id, person, endpoint, p256dh, auth, addedAt: new Date(added_at) }] : [],
      );
    },

    /** Records that a notice is sent. @returns `false` if it was sent before, also by another panel */
    async claim(notice: string, now: Date): Promise<boolean> {
      const row = { notice, at: now.toISOString() };
      const [made] = await db
        .insertInto('push_sent')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return (made?.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    async sentAmong(notices: readonly string[]): Promise<ReadonlySet<string>> {
      if (notices.length === 0) return new Set();
      const rows = await db.selectFrom('push_sent').select('notice').where('notice', 'in', notices).execute();
      return new Set(rows.map(({ notice }) => notice));
    },

    async dropOldClaims(now: Date): Promise<void> {
      const at = new Date(now.getTime() - KEEP_SENT_MS).toISOString();
      await db.deleteFrom('push_sent').where('at', '<', at).execute();
    },
  };
}

export type PushStore = ReturnType<typeof openPushStore>;
