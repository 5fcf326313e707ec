import { expect, test } from 'vitest';
import { withoutPrefix } from './phone-rules.ts';

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
