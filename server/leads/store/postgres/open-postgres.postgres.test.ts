import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newLead } from '../../testing/new-lead.ts';
import type { TestPostgres } from '../../testing/postgres/start-postgres.ts';
import { startPostgres } from '../../testing/postgres/start-postgres.ts';
import { insertLead } from '../insert-lead.ts';
import { MIGRATIONS } from '../migrate.ts';
import { migration } from '../migrations/step.ts';
import { migratePostgres, openPostgres } from './open-postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres[Symbol.asyncDispose](), 60_000);

const LEAD = `INSERT INTO leads (id, kind, phone, phone_typed, name, comment, subject, title_shown, price_shown, page, key, body_hash,
  marketing, created_at, status, suspicion) VALUES ('a1', 'callback', '+79001234567', '9001234567', 'Анна', '', '', '', '', '/',
  'key-0001', 'hash', 0, '2026-11-20T10:00:00.000Z', 'accepted', '[]')`;

const steps = Object.entries(MIGRATIONS);
const OLD_ACCOUNT = `CREATE TABLE schema_version (version INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at TEXT NOT NULL);
  DROP TABLE kysely_migration; DROP TABLE kysely_migration_lock;
  INSERT INTO schema_version SELECT version, 'step', '2026-11-20T10:00:00.000Z' FROM generate_series(1, $COUNT) AS version`;

test.each([1, steps.length])(
  'a database migrated by an earlier program by %i steps continues with its rows',
  async (count) => {
    const url = await postgres.createDatabase();
    await migratePostgres(url, Object.fromEntries(steps.slice(0, count)));
    await postgres.query(url, OLD_ACCOUNT.replace('$COUNT', String(count)));
    await postgres.query(url, LEAD);
    const database = await openPostgres(url);
    expect(await database.write((db) => insertLead(db, newLead(), ['email']))).toMatchObject({ number: 1002 });
    expect(await postgres.query(url, 'SELECT number, name FROM leads ORDER BY number LIMIT 1')).toEqual([
      { number: 1001, name: 'Анна' },
    ]);
    if (count === 1)
      expect(await postgres.query(url, 'SELECT last_contact_at FROM leads WHERE number = 1001')).toEqual([
        { last_contact_at: '2026-11-20T10:00:00.000Z' },
      ]);
    await database.close();
    await (await openPostgres(url)).close();
  },
);

test('a failed migration rolls back, and a newer database is not touched', async () => {
  const url = await postgres.createDatabase();
  await migratePostgres(url);
  const broken = migration(() => 'CREATE TABLE half (x INT); CREATE TABLE leads (x INT);');
  await expect(migratePostgres(url, { ...MIGRATIONS, '9999-broken': broken })).rejects.toThrow(/already exists/);
  expect(await postgres.query(url, 'SELECT count(*)::int AS steps FROM kysely_migration')).toEqual([
    { steps: steps.length },
  ]);
  expect(await postgres.query(url, "SELECT to_regclass('half') AS half")).toEqual([{ half: null }]);
  const added = migration(() => 'CREATE TABLE moods (x INT);');
  await migratePostgres(url, { ...MIGRATIONS, '9998-added': added });
  await migratePostgres(url);
  await migratePostgres(url, {
    ...MIGRATIONS,
    '9998-added': added,
    '9999-breaks': { ...added, up: async () => undefined, breaks: true },
  });
  await expect(migratePostgres(url)).rejects.toThrow(/новее программы: в базе есть шаг 9999-breaks/);
});

test('a server without durable writes is switched to them or refused', async () => {
  const url = await postgres.createDatabase();
  const name = new URL(url).pathname.slice(1);
  await postgres.query(url, `ALTER DATABASE ${name} SET synchronous_commit = off`);
  const database = await openPostgres(url);
  expect(await database.write((db) => insertLead(db, newLead(), []))).toMatchObject({ outcome: 'added' });
  await database.close();

  await postgres.query(url, 'ALTER SYSTEM SET full_page_writes = off');
  await postgres.query(url, 'SELECT pg_reload_conf()');
  await expect
    .poll(() => openPostgres(url).then((open) => open.close(), String), { timeout: 10_000 })
    .toMatch(/full_page_writes/);
  await postgres.query(url, 'ALTER SYSTEM RESET full_page_writes');
  await postgres.query(url, 'SELECT pg_reload_conf()');
});

const OF_OTHERS = 'FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()';
const OTHERS = `SELECT pid ${OF_OTHERS}`;
const CUT_OTHERS = `SELECT pg_terminate_backend(pid) ${OF_OTHERS}`;

test('connections cut by the server cause an error and do not stop the process', async () => {
  const url = await postgres.createDatabase();
  const database = await openPostgres(url);
  await database.write((db) => insertLead(db, newLead(), []));
  await postgres.query(url, CUT_OTHERS);
  await expect
    .poll(() =>
      database
        .write((db) => insertLead(db, newLead(), []))
        .then(
          ({ outcome }) => outcome,
          () => 'failed',
        ),
    )
    .toBe('added');
  await database.close();
});

const sockets = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;

test('a connection cut between two queries of a transaction fails that transaction alone', async () => {
  const url = await postgres.createDatabase();
  const database = await openPostgres(url);
  const cut = database.write(async (db) => {
    await insertLead(db, newLead(), []);
    const before = sockets();
    await postgres.query(url, CUT_OTHERS);
    await expect.poll(() => postgres.query(url, OTHERS)).toEqual([]);
    // The client must notice the closed connection before the next query.
    await expect.poll(sockets).toBeLessThan(before);
    await sql`select 1`.execute(db);
  });
  await expect(cut).rejects.toThrow(/not queryable|terminated/);
  expect(await database.read((db) => db.selectFrom('leads').select('number').execute())).toEqual([]);
  await database.close();
});

test('an unreachable address is reported within seconds, without the password', async () => {
  const error = await openPostgres('postgresql://leads:hush@127.0.0.1:1/leads').then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(String(error)).toMatch(/ECONNREFUSED/);
  expect(String(error)).not.toMatch(/hush/);
});

test('the time shared by all servers is the time of the database under any clock skew of a server', async () => {
  await using _clock = { [Symbol.asyncDispose]: async () => void vi.useRealTimers() };
  const before = Date.now();
  const database = await openPostgres(await postgres.createDatabase());
  vi.useFakeTimers({ toFake: ['Date'], now: before + 5 * 86_400_000 });
  const shared = await database.now();
  expect(Date.now() - before).toBeGreaterThanOrEqual(5 * 86_400_000);
  expect(shared).toBeGreaterThanOrEqual(before);
  expect(shared - before).toBeLessThan(86_400_000);
  await database.close();
});
