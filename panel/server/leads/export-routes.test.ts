import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabases } from '../../../server/leads/testing/databases.ts';
import { DATABASES, startDatabases } from '../../../server/leads/testing/databases.ts';
import { startArea } from './start-area.fixture.ts';

describe.each(DATABASES)('exports of leads on %s', { timeout: 120_000 }, (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  }, 120_000);
  afterAll(() => databases[Symbol.asyncDispose](), 60_000);

  test('tables are exported as files with the filters of the screen, and the journal records it', async () => {
    await using area = await startArea(databases);
    await area.add({ name: 'Анна', attribution: { metrikaClientId: '123' } });
    await area.add({ name: 'Борис', kind: 'work', phone: '+79007654321' });
    const table = await area.ask('POST', '/api/leads/leads.csv', { show: 'all', kind: 'work' });
    expect(table.headers.get('content-disposition')).toBe('attachment; filename="leads-2026-11-20.csv"');
    const text = await table.text();
    expect([text.includes('Борис'), text.includes('Анна'), text.includes('Этап')]).toEqual([true, false, true]);
    expect((await area.json('POST', '/api/leads/export-size', { show: 'all', kind: 'work' })).body).toEqual({
      found: 1,
      all: 2,
    });
    const book = await area.ask('POST', '/api/leads/leads.xlsx', { show: 'all', kind: 'work' });
    expect(book.headers.get('content-disposition')).toBe('attachment; filename="leads-2026-11-20.xlsx"');
    const [sheet] = (await readXlsx(new Uint8Array(await book.arrayBuffer()))).sheets;
    expect(sheet?.rows.map((row) => row[4])).toEqual(['Имя', 'Борис']);
    const conversions = await (
      await area.ask('POST', '/api/leads/conversions.csv', { show: 'all', target: 'order' })
    ).text();
    expect(conversions).toContain('123,,order,');
    expect((await area.ask('POST', '/api/leads/conversions.csv', { target: 'a b' })).status).toBe(422);
    expect(area.journal.map(({ about }) => about)).toEqual([
      'таблица заявок',
      'таблица заявок',
      'конверсии для Метрики',
    ]);
  });
});
