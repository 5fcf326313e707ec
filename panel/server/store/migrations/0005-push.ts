import type { Migration } from 'kysely/migration';

export const pushMigration: Migration = {
  async up(db) {
    await db.schema
      .createTable('push_devices')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('endpoint', 'text', (column) => column.unique())
      .addColumn('p256dh', 'text')
      .addColumn('auth', 'text')
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('added_at', 'text', (column) => column.notNull())
      .addColumn('delivered_at', 'text')
      .execute();
    await db.schema
      .createTable('push_hours')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('hours', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('push_sent')
      .addColumn('notice', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
  },
};
