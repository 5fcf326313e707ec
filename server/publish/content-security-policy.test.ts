import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const CSS = 'h1{color:red}';

function directivesOf(policy: string): Record<string, string> {
  return Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]));
}

test('a page may load from its own site, use its one inline stylesheet and appear in no frame', () => {
  const hash = createHash('sha256').update(CSS).digest('base64');
  expect(directivesOf(contentSecurityPolicy(CSS))).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'self' 'sha256-${hash}'`,
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  });
});

test('the policy without a counter names no other host', () => {
  expect(contentSecurityPolicy(CSS)).not.toMatch(/https?:|wss?:|\*|[a-z]+\.[a-z]{2,}/);
});

test('a counter adds its script and its endpoint and removes Trusted Types, which its script breaks', () => {
  const { 'require-trusted-types-for': _, 'trusted-types': __, ...without } = directivesOf(contentSecurityPolicy(CSS));
  expect(directivesOf(contentSecurityPolicy(CSS, { counter: true }))).toEqual({
    ...without,
    'script-src': "'self' https://mc.yandex.ru/metrika/tag.js",
    'img-src': "'self' https://mc.yandex.ru",
    'connect-src': "'self' https://mc.yandex.ru",
  });
});
