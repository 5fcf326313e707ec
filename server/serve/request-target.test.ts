import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTarget } from './request-target.ts';

test('path and query are split, and the query stays as typed', () => {
  expect(parseTarget('/%D1%84?a=%20&b=?')).toEqual({ path: '/ф', query: '?a=%20&b=?', typed: '/%D1%84?a=%20&b=?' });
});

test('the absolute form is parsed like the origin form', () => {
  expect(parseTarget('http://host:80/works?x').path).toBe('/works');
  expect(parseTarget('http://host').path).toBe('/');
});

test('raw UTF-8 bytes are parsed as percent-encoded', () => {
  expect(parseTarget(Buffer.from('/ф').toString('latin1'))).toMatchObject({ path: '/ф', typed: '/%D1%84' });
});

test('a broken path has no decoded form', () => {
  expect(parseTarget('/%E0%A4').path).toBeNull();
});

test('any bytes are parsed without an error, and the typed form is printable ASCII', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(parseTarget(Buffer.from(bytes).toString('latin1')).typed).toMatch(/^[\x21-\x7e]*$/);
    }),
  );
});
