import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparePackages } from './compare-packages.ts';

const line = (title: string, included: boolean, value?: string) => ({ title, included, value });
const item = (title: string, popular: boolean, groups: { title: string; lines: ReturnType<typeof line>[] }[]) => ({
  title,
  popular,
  priceRubPerM2: 10_900,
  groups,
});

test('puts packages into columns and their lines into common rows', () => {
  const { columns, groups } = comparePackages([
    item('Белая', false, [{ title: 'Отделка', lines: [line('Полы', true, 'стяжка'), line('Двери', false)] }]),
    item('Комфорт', true, [{ title: 'Отделка', lines: [line('Полы', true, 'доска'), line('Двери', true)] }]),
  ]);
  expect(columns.map(({ featured }) => featured)).toEqual([false, true]);
  expect(groups).toEqual([
    {
      title: 'Отделка',
      rows: [
        { title: 'Полы', values: ['стяжка', 'доска'] },
        { title: 'Двери', values: [false, true] },
      ],
    },
  ]);
});

test('a line of only one package is not included in the others', () => {
  const { groups } = comparePackages([
    item('Белая', false, [{ title: 'Отделка', lines: [line('Полы', true)] }]),
    item('Авторский', false, [{ title: 'Надзор', lines: [line('Выезды', true, '4')] }]),
  ]);
  expect(groups.map(({ title }) => title)).toEqual(['Отделка', 'Надзор']);
  expect(groups[1]?.rows).toEqual([{ title: 'Выезды', values: [false, '4'] }]);
});

test('at most one column is featured', () => {
  const { columns } = comparePackages([item('Один', true, []), item('Два', true, [])]);
  expect(columns.filter(({ featured }) => featured)).toHaveLength(1);
});

test('every row has a value for every package, and every named line has a row', () => {
  const names = fc.constantFrom('Полы', 'Стены', 'Двери', 'Свет');
  const lines = fc.uniqueArray(fc.record({ title: names, included: fc.boolean(), value: fc.constant(undefined) }), {
    selector: ({ title }) => title,
  });
  const groups = fc.uniqueArray(fc.record({ title: fc.constantFrom('Отделка', 'Контроль'), lines }), {
    selector: ({ title }) => title,
  });
  fc.assert(
    fc.property(fc.array(groups, { maxLength: 5 }), (all) => {
      const packages = all.map((named, index) => item(`Пакет ${index}`, false, named));
      const compared = comparePackages(packages);
      for (const { rows } of compared.groups) {
        for (const { values } of rows) expect(values).toHaveLength(packages.length);
      }
      packages.forEach((each, column) => {
        for (const group of each.groups) {
          for (const { title, included } of group.lines) {
            const rows = compared.groups.find((other) => other.title === group.title)?.rows;
            expect(rows?.find((row) => row.title === title)?.values[column]).toBe(included);
          }
        }
      });
    }),
  );
});
