import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertLead } from '../../leads/store/insert-lead.ts';
import type { TestDatabases } from '../../leads/testing/databases.ts';
import { DATABASES, startDatabases } from '../../leads/testing/databases.ts';
import { newLead } from '../../leads/testing/new-lead.ts';
import { openCounts } from '../store/open-counts.ts';
import { printStats } from './print-stats.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

describe.each(DATABASES)('weekly statistics on %s', (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  });
  afterAll(() => databases[Symbol.asyncDispose]());

  async function printToText(place: Parameters<typeof printStats>[0]): Promise<string> {
    const lines: string[] = [];
    await printStats(place, NOW, (line) => lines.push(line));
    return lines.join('\n').replaceAll('\u00a0', ' ');
  }

  test('show visits and the number of distinct leads while the server is running', async () => {
    await using store = await databases.open();
    const counts = await openCounts(store.place);
    await counts.add([{ day: '2026-11-19', page: '/', source: 'yandex', goal: '', count: 200 }]);
    const createdAt = new Date('2026-11-18T10:00:00Z');
    for (const phone of ['+79000000001', '+79000000002', '+79000000002'])
      await store.database.write((db) => insertLead(db, newLead({ phone, createdAt }), []));
    const output = await printToText(store.place);
    expect(output).toContain('200 заходов (раньше не было)');
    // A repeated submission with the same phone is not a second lead.
    expect(output).toContain('2 заявки (раньше не было), 1,0 на сто заходов.');
    await counts.close();
  });

  test('explain how to start when nothing has been counted', async () => {
    const place = await databases.newPlace();
    expect(await printToText(place)).toMatch(/ещё не считали/);
    expect(await readdir(place.dataDir)).toEqual([]);
  });
});
