import { expect, test } from 'vitest';
import type { PastedRow } from '../../../model/pasted/price-list.ts';
import { readPriceList } from '../../../model/pasted/price-list.ts';
import { firstEdit, questionsOf } from './price-edits.ts';
import { withPrices } from './price-places.ts';

const price = { title: 'Стяжка', unit: 'м²', rub: 690, isFrom: true, quantity: null };

test('prices of a service are added as visitors read them, and a known name gets its new price', () => {
  const facts = { title: 'Полы', prices: [{ title: 'стяжка ', price: '600 ₽/м²' }, {}] };
  const more = { title: 'Розетка', unit: 'точка', rub: 1200, isFrom: false, quantity: null };
  const visit = { title: 'Выезд', unit: 'за всё', rub: 1500, isFrom: false, quantity: null };
  expect(withPrices(facts, { kind: 'service', file: 'services/poly.yaml' }, [price, more, visit])).toEqual({
    title: 'Полы',
    prices: [
      { title: 'Стяжка', price: 'от 690 ₽/м²' },
      { title: 'Розетка', price: '1 200 ₽ за точку' },
      { title: 'Выезд', price: '1 500 ₽' },
    ],
  });
});

test('lines of a package go to their stage without an invented quantity, and a known line keeps its own', () => {
  const known = { title: 'Стяжка', unit: 'м²', quantity: 64, basis: 'floor', priceRub: 500 };
  const facts = { stages: [{ title: 'Стены' }, { title: 'Полы', works: [known] }], estimate: { areaM2: 64 } };
  const file = 'packages/komfort.yaml';
  const rows = [price, { ...price, title: 'Грунтовка' }, { ...price, unit: 'шт.' }];
  expect(withPrices(facts, { kind: 'package', file, stage: 1 }, rows)).toEqual({
    stages: [
      { title: 'Стены' },
      {
        title: 'Полы',
        works: [
          { ...known, priceRub: 690 },
          { title: 'Грунтовка', unit: 'м²', priceRub: 690 },
          { title: 'Стяжка', unit: 'шт.', priceRub: 690 },
        ],
      },
    ],
    estimate: { areaM2: 64 },
  });
  expect(withPrices(facts, { kind: 'package', file, stage: 'estimate' }, [{ ...price, quantity: 3 }])).toMatchObject({
    estimate: { areaM2: 64, works: [{ title: 'Стяжка', unit: 'м²', quantity: 3, priceRub: 690 }] },
  });
});

test('a fork, a missing unit and a sum with kopecks are asked about, not guessed', () => {
  const rows = readPriceList('Стяжка — 690 ₽/м²\nОкраска 450–600 ₽/м²\nВыезд — 1 500 ₽\nШов — 45,50 ₽/м').filter(
    (part): part is PastedRow => part.kind === 'row',
  );
  const edits = rows.map((row) => firstEdit(row, null));
  expect(edits.map(({ isTaken, rub, unit }) => [isTaken, rub, unit])).toEqual([
    [true, 690, 'м²'],
    [false, null, 'м²'],
    [false, 1500, ''],
    [false, null, 'м'],
  ]);
  expect(edits.map((edit, at) => questionsOf({ ...edit, place: '' }, rows[at]?.price ?? null))).toEqual([
    [],
    ['В прайсе вилка: выберите цену.'],
    ['Единица не указана: выберите, за что цена.'],
    ['Цена с копейками: впишите её в рублях.'],
  ]);
});
