import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const CSS = 'h1{color:red}';

test('a page may load from its own site, carry its one stylesheet, and stand in no frame', () => {
  const hash = createHash('sha256').update(CSS).digest('base64');
  const directives = contentSecurityPolicy(CSS).split('; ');
  expect(
    Object.fromEntries(directives.map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')])),
  ).toEqual({
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
  });
});
