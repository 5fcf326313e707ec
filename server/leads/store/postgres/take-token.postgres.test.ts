import { expect, test } from 'vitest';
import { startPostgres } from '../../testing/postgres/start-postgres.ts';
import { createLeadStore } from '../lead-store.ts';
import { openLeadDatabase } from '../open-lead-database.ts';

test('servers with one PostgreSQL share the count of a network and let it pass again in time', async () => {
  await using postgres = await startPostgres();
  const place = { dataDir: '.', databaseUrl: await postgres.createDatabase() };
  const databases = await Promise.all([openLeadDatabase(place), openLeadDatabase(place), openLeadDatabase(place)]);
  const stores = databases.map((database) => createLeadStore(database, { channels: [] }));
  const turn = { network: 'lead 203.0.113.7', most: 6, periodMs: 3_600_000 };
  const take = (change = {}) =>
    Promise.all(stores.flatMap((store) => [1, 2, 3].map(() => store.takeToken({ ...turn, ...change }))));

  const waits = await take();
  expect(waits.filter((wait) => wait === 0)).toHaveLength(6);
  for (const wait of waits.filter((wait) => wait !== 0)) {
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600_000);
  }
  expect(await stores[0]?.takeToken({ ...turn, network: 'lead 203.0.113.8' })).toBe(0);

  const quick = { network: 'quick', most: 2, periodMs: 400 };
  expect((await take(quick)).filter((wait) => wait === 0)).toHaveLength(2);
  await expect.poll(() => stores[1]?.takeToken({ ...turn, ...quick })).toBe(0);

  const kept = () => postgres.query(place.databaseUrl, 'SELECT network FROM turns ORDER BY network');
  await expect
    .poll(async () => {
      await stores[2]?.probe();
      return kept();
    })
    .toEqual([{ network: turn.network }, { network: 'lead 203.0.113.8' }]);
  await Promise.all(databases.map((database) => database.close()));
});
