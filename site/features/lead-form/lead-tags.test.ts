import { expect, test } from 'vitest';
import { metrikaClientId } from './lead-tags.ts';

test('the number of Metrika goes along with consent only', () => {
  const cookies = '_ym_uid=1234567890123456; cookie-choice=all.2026-09-01';
  expect(metrikaClientId(cookies, 'all')).toBe('1234567890123456');
  expect(metrikaClientId(cookies, 'necessary')).toBeNull();
  expect(metrikaClientId(cookies, null)).toBeNull();
  expect(metrikaClientId('cookie-choice=all.2026-09-01', 'all')).toBeNull();
});
