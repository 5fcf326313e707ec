import type { Migration } from 'kysely/migration';

export const leadRotaMigration: Migration = {
  async up(db) {
    await db.schema
      .createTable('lead_rota')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('place', 'integer', (column) => column.notNull())
      .execute();
  },
};
