import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startPostgres } from '../../../server/leads/testing/postgres/start-postgres.ts';
import { openPanelDatabase } from './panel-database.ts';

const OTHERS = 'FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()';

test('a connection of the panel that is cut within a transaction costs that transaction, not the process', async () => {
  await using postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const panel = await openPanelDatabase({ dataDir: '.', databaseUrl });
  const cut = panel.db.transaction().execute(async (db) => {
    await sql`select 1`.execute(db);
    await postgres.query(databaseUrl, `SELECT pg_terminate_backend(pid) ${OTHERS}`);
    await expect.poll(() => postgres.query(databaseUrl, `SELECT pid ${OTHERS}`)).toEqual([]);
    // The news has to arrive before anybody asks for anything.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await sql`select 1`.execute(db);
  });
  await expect(cut).rejects.toThrow(/not queryable|terminated/);
  expect((await sql`select 1 as one`.execute(panel.db)).rows).toEqual([{ one: 1 }]);
  await panel.close();
});
