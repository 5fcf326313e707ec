import { expect, test } from 'vitest';
import { toDetailEvent, toPurchaseEvent } from './ecommerce.ts';

test('a viewed product is reported with its price in the ecommerce format of Metrika', () => {
  expect(toDetailEvent({ kind: 'flat', slug: 'studiya', name: 'Студия, Зелёная, 6', priceRub: 4_900_000 })).toEqual({
    ecommerce: {
      currencyCode: 'RUB',
      detail: {
        products: [{ id: 'flat/studiya', name: 'Студия, Зелёная, 6', category: 'Квартиры', price: 4_900_000 }],
      },
    },
  });
});

test('a lead about a product is reported as an order with the same id and without revenue', () => {
  const facts = { form: 'package', subject: 'komfort', title: 'Пакет «Комфорт»', number: 125 };
  expect(toPurchaseEvent(facts)).toEqual({
    ecommerce: {
      currencyCode: 'RUB',
      purchase: {
        actionField: { id: '125' },
        products: [{ id: 'package/komfort', name: 'Пакет «Комфорт»', category: 'Пакеты ремонта', quantity: 1 }],
      },
    },
  });
});

test('a lead without a product is not reported as an order', () => {
  expect(toPurchaseEvent({ form: 'callback', number: 125 })).toBeNull();
  expect(toPurchaseEvent({ form: 'work', subject: 'dvushka', title: 'Двушка', number: 125 })).toBeNull();
  expect(toPurchaseEvent({ form: 'package', number: 125 })).toBeNull();
});
