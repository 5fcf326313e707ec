import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodBody } from '../../server/leads/testing/bodies.ts';
import type { TestPostgres } from '../../server/leads/testing/postgres/start-postgres.ts';
import { startPostgres } from '../../server/leads/testing/postgres/start-postgres.ts';
import { temporaryDir } from '../../server/leads/testing/temporary-dir.ts';
import { bundleChild } from './bundle.ts';
import { judge } from './judge.ts';
import { killRepeatedly, open, warmUp } from './kill-repeatedly.ts';

let child: Awaited<ReturnType<typeof bundleChild>>;
let postgres: TestPostgres;
beforeAll(async () => {
  [child, postgres] = await Promise.all([bundleChild(), startPostgres()]);
}, 120_000);
afterAll(() => Promise.all([child[Symbol.asyncDispose](), postgres[Symbol.asyncDispose]()]), 60_000);

test('three servers on one PostgreSQL store one lead for 50 posts with one idempotency key', {
  timeout: 120_000,
}, async () => {
  await using temporary = await temporaryDir();
  const databaseUrl = await postgres.createDatabase();
  const settings = { dataDir: temporary.dir, databaseUrl, answersEarly: false };
  const servers = await Promise.all(Array.from({ length: 3 }, () => warmUp(settings, child.path)));
  try {
    // All three servers migrate the empty database at the same moment.
    const urls = await Promise.all(servers.map(open));
    const body = JSON.stringify({ ...goodBody, key: crypto.randomUUID() });
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const answer = await fetch(urls[index % 3] ?? '', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        return { status: answer.status, text: await answer.text() };
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(49).fill(200), 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await postgres.query(databaseUrl, 'SELECT number FROM leads')).toEqual([{ number: 1001 }]);
    expect(await postgres.query(databaseUrl, 'SELECT count(*)::int AS messages FROM outbox')).toEqual([
      { messages: 2 },
    ]);
  } finally {
    for (const server of servers) server.kill('SIGKILL');
  }
});

test('a lead confirmed to the visitor survives killing a PostgreSQL server at any moment', {
  timeout: 180_000,
}, async () => {
  await using temporary = await temporaryDir();
  const settings = { dataDir: temporary.dir, databaseUrl: await postgres.createDatabase(), answersEarly: false };
  const killed = await killRepeatedly(20, settings, child.path);
  expect(killed.promised.size).toBeGreaterThan(10);
  expect(await judge(killed, settings)).toMatchObject({ lost: 0, torn: 0, stuck: 0, unsent: 0 });
});
