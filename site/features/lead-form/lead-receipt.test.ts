import { expect, test } from 'vitest';
import { parseReceipt, toReceipt } from './lead-receipt.ts';

const values = {
  kind: 'flat',
  subject: 'dvushka',
  titleShown: 'Двушка',
  priceShown: '7 400 000 ₽',
  viewing: 'вторник, 1 декабря, 11:00',
  answers: { Площадь: '61 м²', Расчёт: '№ 7-482913' },
  name: 'Анна',
  phone: '+7 (900) 123-45-67',
  comment: 'Код домофона 12',
};

test('a receipt holds what the lead is about and neither name, phone nor comment', () => {
  const receipt = toReceipt(values, 1042, '2026-12-01T11:00');
  expect(receipt).toEqual({
    number: 1042,
    kind: 'flat',
    subject: 'dvushka',
    title: 'Двушка',
    price: '7 400 000 ₽',
    calculation: '№ 7-482913',
    viewing: 'вторник, 1 декабря, 11:00',
    startsAt: '2026-12-01T11:00',
  });
  expect(toReceipt({ kind: 'callback', viewing: '' }, 7)).toEqual({ number: 7, kind: 'callback' });
});

test('a stored receipt is shown only under its number', () => {
  const receipt = toReceipt(values, 1042);
  expect(parseReceipt(JSON.parse(JSON.stringify(receipt)), '1042')).toEqual(receipt);
  expect(parseReceipt(receipt, '1041')).toBeNull();
});

test('unreadable data of an earlier build gives no receipt', () => {
  for (const kept of [null, 'x', 5, {}, { number: '7', kind: 'flat' }]) expect(parseReceipt(kept, '7')).toBeNull();
  expect(parseReceipt({ number: 7, kind: 'flat', title: 5 }, '7')).toEqual({ number: 7, kind: 'flat' });
});
