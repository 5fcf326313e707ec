import type { LeadDatabase } from '../store/lead-database.ts';

export type DeliveryCount = { readonly channel: string; readonly waiting: number; readonly dead: number };

/** What is still to be delivered, by channel, and how many leads wait in quarantine. */
export function countDeliveries(
  database: LeadDatabase,
): Promise<{ readonly channels: readonly DeliveryCount[]; readonly quarantined: number }> {
  return database.read(async (db) => {
    const rows = await db
      .selectFrom('outbox')
      .select((of) => ['channel', 'state', of.fn.countAll<number>().as('total')])
      .where('state', '!=', 'delivered')
      .groupBy(['channel', 'state'])
      .orderBy('channel')
      .execute();
    const { total } = await db
      .selectFrom('leads')
      .select((of) => of.fn.countAll<number>().as('total'))
      .where('status', '=', 'quarantined')
      .executeTakeFirstOrThrow();
    const names = [...new Set(rows.map(({ channel }) => channel))];
    const sum = (name: string, isDead: boolean) =>
      rows
        .filter(({ channel, state }) => channel === name && (state === 'dead') === isDead)
        .reduce((all, row) => all + Number(row.total), 0);
    return {
      channels: names.map((channel) => ({ channel, waiting: sum(channel, false), dead: sum(channel, true) })),
      quarantined: Number(total),
    };
  });
}
