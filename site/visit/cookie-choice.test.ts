import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cookieOfChoice, readCookieChoice } from './cookie-choice.ts';

const choice = fc.constantFrom('all' as const, 'necessary' as const);

test('a choice lasts a year on all paths of this site only', () => {
  expect(cookieOfChoice('all', '2026-09-01')).toBe(
    'cookie-choice=all.2026-09-01; Max-Age=31536000; SameSite=Lax; Path=/',
  );
});

test('a stored choice is read back among any other cookies', () => {
  fc.assert(
    fc.property(
      choice,
      fc.string(),
      fc.constantFrom('', 'a=1; ', '_ym_uid=5; x-cookie-choice=all.v; '),
      (made, version, before) => {
        const [pair = ''] = cookieOfChoice(made, version).split('; ');
        expect(readCookieChoice(`${before}${pair}; z=2`, version)).toBe(made);
      },
    ),
  );
});

test('a choice for another version of the document is ignored', () => {
  expect(readCookieChoice('cookie-choice=all.2026-09-01', '2026-10-01')).toBeNull();
  expect(readCookieChoice('cookie-choice=all', '2026-10-01')).toBeNull();
  expect(readCookieChoice('', '2026-10-01')).toBeNull();
});
