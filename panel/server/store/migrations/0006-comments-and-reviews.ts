import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../dialect.ts';

export const commentsAndReviews = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const numbered = (name: string) =>
      db.schema
        .createTable(name)
        .addColumn('id', 'integer', (column) =>
          dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedAlwaysAsIdentity(),
        );
    await numbered('content_comments')
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('field', 'text')
      .addColumn('item', 'text')
      .addColumn('thread', 'integer')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('to_person', 'text')
      .addColumn('to_name', 'text')
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text')
      .addColumn('resolved_by', 'text')
      .execute();
    await db.schema.createIndex('content_comments_file').on('content_comments').column('file').execute();
    await db.schema.createIndex('content_comments_to').on('content_comments').column('to_person').execute();
    await numbered('content_reviews')
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('base_version', 'text')
      .addColumn('facts', 'text', (column) => column.notNull())
      .addColumn('body', 'text')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
    for (const table of ['people', 'access_links']) await liftRoleCheck(db, dialect, table);
  },
});

/** The first databases have a CHECK with three roles. SQLite drops it only together with its column. */
async function liftRoleCheck(db: Kysely<unknown>, dialect: Dialect, name: string): Promise<void> {
  const table = sql.table(name);
  if (dialect === 'postgres') {
    await sql`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${sql.ref(`${name}_role_check`)}`.execute(db);
    return;
  }
  await sql`ALTER TABLE ${table} ADD COLUMN any_role TEXT NOT NULL DEFAULT ''`.execute(db);
  await sql`UPDATE ${table} SET any_role = role`.execute(db);
  await sql`ALTER TABLE ${table} DROP COLUMN role`.execute(db);
  await sql`ALTER TABLE ${table} RENAME COLUMN any_role TO role`.execute(db);
}
