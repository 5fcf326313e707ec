import type { Migration } from 'kysely/migration';

export const previewMigration: Migration = {
  async up(db) {
    await db.schema
      .createTable('shared_previews')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('made_by', 'text', (column) => column.notNull())
      .addColumn('made_at', 'text', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('shared_previews_until').on('shared_previews').column('until').execute();
  },
};
