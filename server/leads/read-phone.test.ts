import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPhone } from './read-phone.ts';

test.each([
  ['8 (900) 123-45-67', '+79001234567'],
  ['+7 900 123 45 67', '+79001234567'],
  ['79001234567', '+79001234567'],
  ['9001234567', '+79001234567'],
  ['8 800 555-35-35', '+78005553535'],
  ['800 555-35-35', '+78005553535'],
  ['+8 900 123 45 67', '+79001234567'],
  ['+7 (4012) 05-17-36', '+74012051736'],
])('«%s» is %s', (typed, phone) => {
  expect(readPhone(typed)).toEqual({ ok: true, phone });
});

test.each(['+7 (900) 123-45-6', '8 900 123 45 6', '7900123456'])('«%s» lacks a digit', (typed) => {
  expect(readPhone(typed)).toEqual({ ok: false, problem: 'Не хватает 1 цифры: после +7 нужно десять' });
});

test('whatever is read is a number in E.164', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[+\d ()-]{0,20}$/),
    fc.stringMatching(/^(\+7|8|7)?\d{7,12}$/),
  );
  fc.assert(
    fc.property(typed, (phone) => {
      const reading = readPhone(phone);
      if (reading.ok) expect(reading.phone).toMatch(/^\+7\d{10}$/);
      else expect(reading.problem).not.toBe('');
    }),
  );
});
