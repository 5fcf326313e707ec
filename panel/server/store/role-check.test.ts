import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { expect, test } from 'vitest';
import { forKysely } from '../../../server/sqlite/node-sqlite.ts';
import { commentsAndReviews } from './migrations/0006-comments-and-reviews.ts';

test('a database with the CHECK of the first roles takes a new role and keeps its people', async () => {
  const file = new DatabaseSync(':memory:');
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: forKysely(file) }) });
  for (const table of ['people', 'access_links'])
    file.exec(
      `CREATE TABLE ${table} (id TEXT PRIMARY KEY, role TEXT NOT NULL CHECK (role IN ('admin', 'editor', 'manager')))`,
    );
  file.exec("INSERT INTO people VALUES ('anna', 'editor')");
  await commentsAndReviews('sqlite').up(db);
  file.exec("INSERT INTO people (id, role) VALUES ('olga', 'author')");
  expect((await sql`SELECT id, role FROM people ORDER BY id`.execute(db)).rows).toEqual([
    { id: 'anna', role: 'editor' },
    { id: 'olga', role: 'author' },
  ]);
  await db.destroy();
});
