import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../dialect.ts';

export const contentTables = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const table = (name: string) => db.schema.createTable(name);
    const numbered = (name: string) =>
      dialect === 'sqlite'
        ? table(name).addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        : table(name).addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity());
    await table('content_texts')
      .addColumn('sha', 'text', (column) => column.primaryKey())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
    await table('content_known')
      .addColumn('file', 'text', (column) => column.primaryKey())
      .addColumn('version', 'text', (column) => column.notNull())
      .execute();
    await numbered('content_history')
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('from_file', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('before_version', 'text')
      .addColumn('version', 'text')
      .addColumn('pending', 'text')
      .execute();
    await db.schema.createIndex('content_history_file').on('content_history').columns(['file', 'id']).execute();
    await db.schema.createIndex('content_history_pending').on('content_history').columns(['pending']).execute();
    await table('content_drafts')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('base_version', 'text')
      .addColumn('facts', 'text', (column) => column.notNull())
      .addColumn('body', 'text')
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_drafts_pk', ['person', 'file'])
      .execute();
    await numbered('content_schedules')
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('base_version', 'text')
      .addColumn('facts', 'text', (column) => column.notNull())
      .addColumn('body', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('until', 'text')
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('message', 'text')
      .addColumn('before_version', 'text')
      .addColumn('live_version', 'text')
      .execute();
  },
});
