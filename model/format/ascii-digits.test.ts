import { expect, test } from 'vitest';
import { asciiDigits } from './ascii-digits.ts';

test.each([
  ['full width', '＋７ ９００', '＋7 900'],
  ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['Devanagari', '०१२३४५६७८९', '0123456789'],
  ['mathematical', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡', '0123456789'],
])('%s digits are converted to ASCII', (_, text, ascii) => {
  expect(asciiDigits(text)).toBe(ascii);
});

test('powers, fractions and letters are kept because they are not decimal digits', () => {
  expect(asciiDigits('64,4 м², ½, Ⅳ')).toBe('64,4 м², ½, Ⅳ');
});

test('the digits of every script are converted to 0 through 9', () => {
  const digits = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /\p{Nd}/u.test(sign));
  expect(digits.length).toBeGreaterThan(500);
  for (let first = 0; first < digits.length; first += 10)
    expect(asciiDigits(digits.slice(first, first + 10).join(''))).toBe('0123456789');
});
