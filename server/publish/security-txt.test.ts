import { expect, test } from 'vitest';
import { securityText } from './security-txt.ts';

const buildSecurityText = (today: string) =>
  securityText({ company: { email: 'hello@company.ru' }, today }, 'https://company.ru');
const expiresOf = (text: string) => Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');

test('security.txt names the contact for vulnerability reports', () => {
  expect(buildSecurityText('2026-11-25')).toBe(
    [
      'Contact: mailto:hello@company.ru',
      'Expires: 2027-10-01T00:00:00.000Z',
      'Preferred-Languages: ru, en',
      'Canonical: https://company.ru/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test.each(['2026-01-01', '2026-01-31', '2026-02-28', '2026-12-31', '2028-02-29'])(
  'security.txt expires more than ten months and less than a year after %s',
  (today) => {
    const days = (expiresOf(buildSecurityText(today)) - Date.parse(today)) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  },
);

test('a publish in the same month does not change security.txt', () => {
  expect(buildSecurityText('2026-11-01')).toBe(buildSecurityText('2026-11-30'));
});
