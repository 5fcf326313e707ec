import { open, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { goodBody, goodForm } from '../testing/bodies.ts';
import { startLeads } from '../testing/start-leads.ts';
import { temporaryDir } from '../testing/temporary-dir.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

type Leads = Awaited<ReturnType<typeof startLeads>>;

const CALL = /позвоните \+7.4012.05.17.36/;

async function expectPhone(leads: Leads) {
  const answer = await leads.postJson(goodBody);
  expect(answer.status).toBe(503);
  expect(JSON.stringify(await answer.json())).toMatch(CALL);
  const page = await leads.postForm({ ...goodForm, name: 'Пётр' });
  expect(page.status).toBe(503);
  const html = await page.text();
  expect(html).toMatch(CALL);
  expect(html).toContain('value="Пётр"');
}

test('a database locked by another program delays only the lead, which is refused in the end', async () => {
  await using leads = await startLeads();
  const other = new DatabaseSync(leads.path);
  other.exec('BEGIN IMMEDIATE');
  const order: string[] = [];
  const post = leads.postJson(goodBody).then((answer) => {
    order.push('lead');
    return answer;
  });
  for (let request = 0; request < 20; request += 1) {
    await fetch(leads.url);
    order.push('other');
  }
  expect((await post).status).toBe(503);
  expect(order.at(-1)).toBe('lead');
  expect(leads.failures).toEqual(['Error ERR_SQLITE_ERROR 5']);
  other.exec('ROLLBACK');
  other.close();
  expect((await leads.postJson(goodBody)).status).toBe(201);
  expect(leads.rows('SELECT number FROM leads')).toHaveLength(1);
});

test('a lock released within seconds delays leads and loses none', async () => {
  await using leads = await startLeads();
  const other = new DatabaseSync(leads.path);
  other.exec('BEGIN IMMEDIATE');
  const posts = Array.from({ length: 10 }, () => leads.postJson(goodBody));
  for (let answered = 0; answered < 20; answered += 1) await fetch(leads.url);
  other.exec('ROLLBACK');
  other.close();
  expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(Array<number>(10).fill(201));
  expect(leads.rows('SELECT number FROM leads')).toHaveLength(10);
});

test('a full disk refuses every lead that it does not store and accepts leads after space is freed', async () => {
  await using leads = await startLeads();
  const pragma = (text: string) => leads.database.read((db) => sql.raw(text).execute(db));
  await pragma('PRAGMA max_page_count = 1');
  let accepted = 0;
  for (const comment of ['я'.repeat(1500), '']) {
    while ((await leads.postJson({ ...goodBody, comment })).status === 201) accepted += 1;
  }
  await expectPhone(leads);
  expect(new Set(leads.failures)).toEqual(new Set(['Error ERR_SQLITE_ERROR 13']));
  expect(leads.rows('SELECT number FROM leads')).toHaveLength(accepted);
  expect(leads.rows('SELECT lead_id FROM consents')).toHaveLength(accepted);
  await pragma('PRAGMA max_page_count = 100000');
  expect((await leads.postJson(goodBody)).status).toBe(201);
});

test('a read-only database refuses leads', async () => {
  await using leads = await startLeads();
  await leads.database.read((db) => sql.raw('PRAGMA query_only = ON').execute(db));
  await expectPhone(leads);
  expect(leads.rows('SELECT number FROM leads')).toEqual([]);
});

test('a damaged file refuses leads instead of losing them', async () => {
  await using temporary = await temporaryDir();
  const path = `${temporary.dir}/leads.db`;
  await (await openSqlite(path)).close();
  const file = await open(path, 'r+');
  const { size } = await file.stat();
  await file.write(Buffer.alloc(size - 4096, 0xa5), 0, size - 4096, 4096);
  await file.close();
  await expect(openSqlite(path)).rejects.toThrow(/malformed|not a database/);
});

test('a file deleted under the server refuses leads', async () => {
  await using leads = await startLeads();
  expect((await leads.postJson(goodBody)).status).toBe(201);
  await rm(leads.path);
  await expectPhone(leads);
});
