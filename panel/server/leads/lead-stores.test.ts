import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listLeads } from '../../../server/leads/operations/find-leads.ts';
import { insertLead } from '../../../server/leads/store/insert-lead.ts';
import { openLeadDatabase } from '../../../server/leads/store/open-lead-database.ts';
import { newLead } from '../../../server/leads/testing/new-lead.ts';
import { temporaryDir } from '../../../server/leads/testing/temporary-dir.ts';
import { createLeadStores } from './lead-stores.ts';

async function storeWith(dataDir: string, name: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const database = await openLeadDatabase({ dataDir, databaseUrl: null });
  await database.write((db) => insertLead(db, newLead({ name }), []));
  await database.close();
}

test('a backup restored over the store is read without a restart of the panel', async () => {
  await using temporary = await temporaryDir();
  const [dataDir, backup] = [join(temporary.dir, 'data'), join(temporary.dir, 'backup')];
  await storeWith(dataDir, 'Анна');
  await storeWith(backup, 'Борис');
  const stores = createLeadStores({ dataDir, databaseUrl: null });
  const names = async () => (await listLeads(await stores.open(), {})).map(({ name }) => name);
  expect(await names()).toEqual(['Анна']);
  await rename(join(backup, 'leads.db'), join(dataDir, 'leads.db'));
  expect(await names()).toEqual(['Борис']);
  await stores.close();
});

test('a store that cannot be opened is reported with a message, and opened once it can be', async () => {
  await using temporary = await temporaryDir();
  const path = join(temporary.dir, 'leads.db');
  await writeFile(path, 'this is no database, '.repeat(100));
  const stores = createLeadStores({ dataDir: temporary.dir, databaseUrl: null });
  await expect(stores.open()).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining('База заявок не открывается'),
  });
  await rm(path);
  expect(await listLeads(await stores.open(), {})).toEqual([]);
  await stores.close();
});

test('concurrent requests open the store once, also after a backup was restored over it', async () => {
  await using temporary = await temporaryDir();
  const [dataDir, backup] = [join(temporary.dir, 'data'), join(temporary.dir, 'backup')];
  await storeWith(dataDir, 'Анна');
  await storeWith(backup, 'Борис');
  const stores = createLeadStores({ dataDir, databaseUrl: null });
  const openMany = async () => new Set(await Promise.all(Array.from({ length: 8 }, () => stores.open())));
  expect((await openMany()).size).toBe(1);
  await rename(join(backup, 'leads.db'), join(dataDir, 'leads.db'));
  const [database, ...others] = await openMany();
  expect(others).toEqual([]);
  expect(database).toBe(await stores.open());
  await stores.close();
});
