import { expect, test } from 'vitest';
import type { PastedRow } from '../../../model/pasted/price-list.ts';
import { readPriceList } from '../../../model/pasted/price-list.ts';
import { changesOf, priceNow } from './price-changes.ts';
import { firstEdit } from './price-edits.ts';
import { type ListedPlace, likelyPlace, NEW_SERVICE } from './use-price-places.ts';

const floors = { title: 'Полы', prices: [{ title: 'Стяжка', price: '600 ₽/м²' }] };
const komfort = { title: 'Комфорт', stages: [{ title: 'Стены', works: [] }, { title: 'Полы' }] };
const places: readonly ListedPlace[] = [
  {
    id: 'floors',
    group: 'Услуги',
    label: 'Полы',
    place: { kind: 'service', file: 'services/poly.yaml' },
    facts: floors,
  },
  ...[0, 1].map((stage) => ({
    id: `komfort-${stage}`,
    group: 'Пакет «Комфорт»',
    label: String(komfort.stages[stage]?.title),
    place: { kind: 'package', file: 'packages/komfort.yaml', stage } as const,
    facts: komfort,
  })),
];

const rows = readPriceList(
  'Полы\nСтяжка — 690 ₽/м²\nДемонтаж\nСнос стен — 900 ₽/м²\nВывоз мусора — 8 000 ₽ за рейс',
).filter((part): part is PastedRow => part.kind === 'row');

test('a row is proposed for the place that has it or for the service named like its heading, otherwise for none', () => {
  expect(rows.map((row) => likelyPlace(row, places))).toEqual(['floors', null, null]);
  expect(likelyPlace({ ...(rows[0] as PastedRow), title: 'Подложка' }, places)).toBe('floors');
});

test('the current price of a known line is shown before it changes', () => {
  const [row] = rows as [PastedRow];
  expect(priceNow(firstEdit(row, 'floors'), places)).toBe('Такая строка уже есть, цена сменится. Сейчас: 600 ₽/м².');
  expect(priceNow(firstEdit(row, 'komfort-1'), places)).toBe('');
});

test('confirmed rows make one change per entry; rows of one heading share a new service with a free address', () => {
  const targets = ['komfort-1', NEW_SERVICE, NEW_SERVICE];
  const confirmed = rows.map((row, at) => ({ row, edit: firstEdit(row, targets[at] ?? null), at }));
  const changes = changesOf(confirmed, places, new Set(['demontazh']));
  expect(changes.map(({ kind, file, title, rowsAt }) => [kind, file, title, rowsAt])).toEqual([
    ['packages', 'packages/komfort.yaml', 'Комфорт', [0]],
    ['services', 'services/demontazh-2.yaml', 'Демонтаж', [1, 2]],
  ]);
  expect(changes.map(({ change }) => change(change === changes[0]?.change ? komfort : { prices: [{}] }))).toEqual([
    {
      ...komfort,
      stages: [komfort.stages[0], { title: 'Полы', works: [{ title: 'Стяжка', unit: 'м²', priceRub: 690 }] }],
    },
    {
      title: 'Демонтаж',
      prices: [
        { title: 'Снос стен', price: '900 ₽/м²' },
        { title: 'Вывоз мусора', price: '8 000 ₽ за рейс' },
      ],
    },
  ]);
});
