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
  ['８ ９００ １２３ ４５ ６７', '+79001234567'],
  ['＋７ ٩٠٠ ١٢٣ ٤٥ ٦٧', '+79001234567'],
  ['0 900 123 45 67', '+79001234567'],
  ['0 8 900 123 45 67', '+79001234567'],
  ['00 7 900 123 45 67', '+79001234567'],
])('«%s» is read as %s', (typed, phone) => {
  expect(readPhone(typed)).toEqual({ ok: true, phone });
});

test.each(['+7 (900) 123-45-6', '8 900 123 45 6', '7900123456'])(
  '«%s» is refused because one digit is missing',
  (typed) => {
    expect(readPhone(typed)).toEqual({ ok: false, problem: 'Не хватает 1 цифры: после +7 нужно десять' });
  },
);

test('any accepted input gives an E.164 number', () => {
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

const national = fc.stringMatching(/^([3-69]\d|[78][0-8])\d{8}$/);
const numberFormat = fc.constantFrom(
  (number: string) => number,
  (number: string) => `8${number}`,
  (number: string) => `7${number}`,
  (number: string) => `+7${number}`,
  (number: string) => `8 (${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6, 8)}-${number.slice(8)}`,
);

test('all spellings of a Russian number give the same result', () => {
  fc.assert(
    fc.property(national, numberFormat, (number, dress) => {
      expect(readPhone(dress(number))).toEqual({ ok: true, phone: `+7${number}` });
    }),
  );
});

test.each([
  ['', 'Укажите телефон, иначе не сможем перезвонить'],
  ['+7 (', 'Укажите телефон, иначе не сможем перезвонить'],
  ['+7 (900) 123-4', 'Не хватает 3 цифр: после +7 нужно десять'],
  ['+375 29 123-45-67', 'Звоним на номера России. Для другой страны напишите нам'],
  ['+7 900 123 45 67 8', 'Лишние цифры: после +7 нужно десять'],
])('«%s» is refused: %s', (typed, problem) => {
  expect(readPhone(typed)).toEqual({ ok: false, problem });
});

test('a truncated number is never accepted', () => {
  const prefix = fc.constantFrom('', '8', '7', '+7', '+7 (');
  fc.assert(
    fc.property(fc.stringMatching(/^9\d{9}$/), fc.integer({ min: 1, max: 9 }), prefix, (number, cut, before) => {
      const reading = readPhone(before + number.slice(0, -cut));
      expect(reading.ok ? '' : reading.problem).toMatch(/^Не хватает/);
    }),
  );
});
