import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { insertLead } from '../store/insert-lead.ts';
import { startDatabases } from '../testing/databases.ts';
import { newLead } from '../testing/new-lead.ts';
import { leadWorkbook } from './lead-workbook.ts';

const CLOCK = { city: 'Калининград', utcOffsetHours: 2 };

test('a workbook has real dates and numbers, phones with a plus, a frozen header row and a filter', async () => {
  await using databases = await startDatabases('SQLite');
  await using store = await databases.open();
  await store.database.write((db) =>
    insertLead(
      db,
      newLead({
        name: '=1+2',
        answers: { Всё: Array(50).fill('ы'.repeat(1000)) },
        createdAt: new Date('2026-11-26T02:19:00Z'),
      }),
      [],
    ),
  );
  const bytes = await leadWorkbook(store.database, {}, CLOCK);
  const [sheet] = (await readXlsx(bytes, { readStyles: true })).sheets;
  const [head = [], row = []] = sheet?.rows ?? [];
  const cellOf = (title: string) => row[head.indexOf(title)];
  expect(cellOf('№')).toEqual(expect.any(Number));
  expect(cellOf('Получена (Калининград)')).toEqual(new Date('2026-11-26T04:19:00Z'));
  expect(cellOf('Телефон')).toBe('+7 900 123-45-67');
  expect(cellOf('Имя')).toBe('=1+2');
  expect(sheet?.cells?.get(`1,${head.indexOf('Имя')}`)?.formula).toBeUndefined();
  expect(String(cellOf('Ответы'))).toHaveLength(32_767);
  expect(sheet?.freezePane?.rows).toBe(1);
  expect(sheet?.autoFilter?.range).toMatch(/^A1:[A-Z]+2$/);
});
