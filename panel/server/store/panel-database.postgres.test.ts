import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openLeadDatabase } from '../../../server/leads/store/open-lead-database.ts';
import { startPostgres } from '../../../server/leads/testing/postgres/start-postgres.ts';
import { openPanelDatabase } from './panel-database.ts';

const OTHERS = 'FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()';

const sockets = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;

test('a panel connection cut within a transaction fails that transaction, not the process', async () => {
  await using postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const panel = await openPanelDatabase({ dataDir: '.', databaseUrl });
  const cut = panel.db.transaction().execute(async (db) => {
    await sql`select 1`.execute(db);
    const before = sockets();
    await postgres.query(databaseUrl, `SELECT pg_terminate_backend(pid) ${OTHERS}`);
    await expect.poll(() => postgres.query(databaseUrl, `SELECT pid ${OTHERS}`)).toEqual([]);
    // The disconnect must be processed before the next query.
    await expect.poll(sockets).toBeLessThan(before);
    await sql`select 1`.execute(db);
  });
  await expect(cut).rejects.toThrow(/not queryable|terminated/);
  expect((await sql`select 1 as one`.execute(panel.db)).rows).toEqual([{ one: 1 }]);
  await panel.close();
});

test('panel and leads share one database, in either order of opening', async () => {
  await using postgres = await startPostgres();
  for (const order of [
    [openLeadDatabase, openPanelDatabase],
    [openPanelDatabase, openLeadDatabase],
  ]) {
    const place = { dataDir: '.', databaseUrl: await postgres.createDatabase() };
    for (const open of [...order, ...order]) await (await open(place)).close();
    const schemas = `SELECT schemaname FROM pg_tables WHERE tablename = 'kysely_migration' ORDER BY 1`;
    expect(await postgres.query(place.databaseUrl, schemas)).toEqual([
      { schemaname: 'panel' },
      { schemaname: 'public' },
    ]);
  }
});
