import type { Migration } from 'kysely/migration';

export const weeklyLetterMigration: Migration = {
  async up(db) {
    await db.schema
      .createTable('weekly_letter_readers')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('since', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('weekly_letters')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('week', 'text', (column) => column.notNull())
      .addColumn('next_at', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text')
      .addColumn('reason', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('weekly_letters_key', ['person', 'week'])
      .execute();
  },
};
