import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizePhone } from '../../../model/format/phone.ts';
import { phoneProblem, withoutPrefix } from './phone-rules.ts';

test.each([
  ['89123456789', '9123456789'],
  ['8 (912) 345-67-89', '9123456789'],
  ['79123456789', '9123456789'],
  ['+7 (891) 234-56-789', '9123456789'],
  ['+7 (+79123456789', '9123456789'],
  ['8 4012 05-17-36', '4012051736'],
  ['+7 912 345-67-89', null],
  ['9123456789', null],
  ['8005553535', null],
  ['+7 (800) 555-35-35', null],
  ['+375 29 123-45-67', null],
  ['', null],
])('«%s» in the field becomes %s', (raw, national) => {
  expect(withoutPrefix(raw)).toBe(national);
});

test.each([
  ['', 'Укажите телефон, иначе не сможем перезвонить'],
  ['+7 (', 'Укажите телефон, иначе не сможем перезвонить'],
  ['+7 (900) 123-4', 'Не хватает 3 цифр: после +7 нужно десять'],
  ['8 900 123 45 6', 'Не хватает 1 цифры: после +7 нужно десять'],
  ['+375 29 123-45-67', 'Звоним на номера России. Для другой страны напишите в Телеграм'],
  ['+49 30 1234567', 'Звоним на номера России. Для другой страны напишите в Телеграм'],
  ['+7 900 123 45 67 8', 'Лишние цифры: после +7 нужно десять'],
  ['+7 (900) 123-45-6', 'Не хватает 1 цифры: после +7 нужно десять'],
  ['+7 (890) 012-34-56', 'Не хватает 1 цифры: после +7 нужно десять'],
  ['8005553535', null],
  ['+7 (900) 123-45-67', null],
  ['8 900 123 45 67', null],
  ['9001234567', null],
])('«%s»: %s', (typed, problem) => {
  expect(phoneProblem(typed)).toBe(problem);
});

const national = fc.stringMatching(/^([3-69]\d|[78][0-8])\d{8}$/);
const dressed = fc.constantFrom(
  (n: string) => n,
  (n: string) => `8${n}`,
  (n: string) => `7${n}`,
  (n: string) => `+7${n}`,
  (n: string) => `8 (${n.slice(0, 3)}) ${n.slice(3, 6)}-${n.slice(6, 8)}-${n.slice(8)}`,
);

test('every way to write a Russian number is accepted and means the same', () => {
  fc.assert(
    fc.property(national, dressed, (number, dress) => {
      expect(phoneProblem(dress(number))).toBeNull();
      expect(normalizePhone(dress(number))).toBe(`+7${number}`);
    }),
  );
});

test('a number cut short is never taken for whole', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^9\d{9}$/),
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom('', '8', '7', '+7', '+7 ('),
      (number, cut, prefix) => {
        expect(phoneProblem(prefix + number.slice(0, -cut))).toMatch(/^Не хватает/);
      },
    ),
  );
});
