import { expect, test } from 'vitest';
import { metrikaClientId } from './lead-tags.ts';

test('the Metrika client id is sent only with consent', () => {
  const cookies = '_ym_uid=1234567890123456; cookie-choice=all.2026-09-01';
  expect(metrikaClientId(cookies, null, 'all')).toBe('1234567890123456');
  expect(metrikaClientId(cookies, '1234567890123456', 'necessary')).toBeNull();
  expect(metrikaClientId(cookies, '1234567890123456', null)).toBeNull();
  expect(metrikaClientId('cookie-choice=all.2026-09-01', null, 'all')).toBeNull();
});

test('the Metrika client id falls back to its stored copy when the cookie is missing', () => {
  expect(metrikaClientId('', '"1234567890123456"', 'all')).toBe('1234567890123456');
  expect(metrikaClientId('', 'something else', 'all')).toBeNull();
});
