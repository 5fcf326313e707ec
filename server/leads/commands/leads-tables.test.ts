import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewLead } from '../contract/lead.ts';
import { moveLead } from '../operations/work-on-lead.ts';
import type { TestDatabases } from '../testing/databases.ts';
import { DATABASES, startDatabases } from '../testing/databases.ts';
import { consentTo } from '../testing/new-lead.ts';
import { addLead, plain, runCommand, spawnCommand } from './run-command.fixture.ts';

describe.each(DATABASES)('tables of leads, on %s', { timeout: 120_000 }, (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  }, 120_000);
  afterAll(() => databases[Symbol.asyncDispose](), 60_000);

  test('tables open in Excel without running formulas', async () => {
    await using store = await databases.open();
    const hostile = {
      name: '=HYPERLINK("http://evil.example";"Анна")',
      comment: '  +1;"две\nстроки"',
      titleShown: '@SUM(A1)',
      callTime: '-2+3',
      answers: { '=1': '\t=2' },
      attribution: { last: { utm_source: '|cmd' } },
    };
    await addLead(store, hostile);
    const path = join(store.place.dataDir, 'table.csv');
    const { code, out } = await spawnCommand(store.place, ['export', path]);
    expect([code, out]).toEqual([0, expect.stringContaining(path)]);
    const csv = await readFile(path, 'utf8');
    expect(csv.startsWith('\ufeff№;Получена (UTC);')).toBe(true);
    expect(csv).toContain(';+7 900 123-45-67;');
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"";""Анна"")"`);
    expect(csv).toContain(`"'  +1;""две\nстроки"""`);
    for (const cell of [`;'@SUM(A1);`, `;'-2+3;`, `;'|cmd;`, ';"\'=1: \t=2";'.replaceAll('"', '')])
      expect(csv).toContain(cell);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await store.rows('SELECT name, comment FROM leads')).toEqual([
      { name: hostile.name, comment: hostile.comment },
    ]);
  });

  test('a table shows the people who agreed to advertising and those who did not', async () => {
    await using store = await databases.open();
    await addLead(store, { marketing: true, consents: [consentTo('callback'), consentTo('marketing')] });
    await addLead(store, { phone: '+79005550015', marketing: false });
    const path = join(store.place.dataDir, 'table.csv');
    await spawnCommand(store.place, ['export', path]);
    const [head = '', ...rows] = (await readFile(path, 'utf8')).trim().split(/\r?\n/);
    const column = head.split(';').indexOf('Согласие на рекламу');
    const agreed = Object.fromEntries(rows.map((row) => [row.split(';')[0], row.split(';')[column]]));
    expect(Object.values(agreed).sort()).toEqual(['да', 'нет']);
    expect(rows.find((row) => row.includes('555-00-15'))?.split(';')[column]).toBe('нет');
  });

  test('a table shows the stage of each lead and the reason of each loss', async () => {
    await using store = await databases.open();
    const number = await addLead(store);
    const now = new Date('2026-11-20T10:07:00Z');
    const loss = { reason: 'other', words: '=переезд' } as const;
    const move = { author: { id: 'o', name: 'Ольга' }, now, from: 'new', to: 'lost', loss } as const;
    await moveLead(store.database, number, move);
    const path = join(store.place.dataDir, 'table.csv');
    await runCommand(store.place, ['export', path]);
    const [head = '', row = ''] = (await readFile(path, 'utf8')).trim().split(/\r?\n/);
    const cells = Object.fromEntries(head.split(';').map((title, index) => [title, row.split(';')[index]]));
    expect(cells).toMatchObject({
      Этап: 'отказ',
      'Причина отказа': 'другое (=переезд)',
      Ответственный: 'Ольга',
      'Первое действие (UTC)': '2026-11-20 10:07',
    });
    expect(plain((await runCommand(store.place, ['show', String(number)])).out)).toMatch(
      /Этап: отказ: другое \(=переезд\), у кого: Ольга[\s\S]*Что делали:\n {2}20 ноября 2026, 10:07 \(UTC\), Ольга: этап: отказ/,
    );
  });

  test('conversions contain leads with Yandex ids, in the columns of the Yandex documentation', async () => {
    await using store = await databases.open();
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 10, 10, minute));
    let minute = 0;
    const lead = (attribution: NewLead['attribution'], change: Partial<NewLead> = {}) => {
      minute += 1;
      return addLead(store, { attribution, createdAt: at(minute), phone: `+7900555010${minute}`, ...change });
    };
    await lead(
      { metrikaClientId: '1612345678901234567', last: { yclid: '777' } },
      { priceShown: '1\u00a0482\u00a0000 ₽' },
    );
    await lead({ first: { yclid: '888' } }, { priceShown: 'от 12 900 ₽/м²' });
    await lead({ last: { utm_source: 'yandex' } });
    await lead(null);
    await lead({ metrikaClientId: '=1+1' });
    await lead({ metrikaClientId: '5' }, { suspicions: ['link'] });
    const path = join(store.place.dataDir, 'conversions.csv');
    const { out } = await runCommand(store.place, ['conversions', path, '--target', 'order_confirmed']);
    expect(plain(out)).toContain('2 заявки');
    const unix = (which: number) => at(which).getTime() / 1000;
    expect(await readFile(path, 'utf8')).toBe(
      [
        'ClientId,Yclid,Target,DateTime,Price,Currency',
        `1612345678901234567,777,order_confirmed,${unix(1)},1482000,RUB`,
        `,888,order_confirmed,${unix(2)},,`,
        '',
      ].join('\r\n'),
    );
  });
});
