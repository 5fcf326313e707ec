import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ContentCoding, chooseCoding, parseAcceptEncoding } from './accept-encoding.ts';

const IDENTITY = { coding: 'identity', size: 100 } as const;
const ALL: { coding: ContentCoding; size: number }[] = [
  { coding: 'br', size: 20 },
  { coding: 'zstd', size: 22 },
  { coding: 'gzip', size: 25 },
  IDENTITY,
];
const choose = (header?: string, bodies = ALL) => chooseCoding(parseAcceptEncoding(header), bodies, IDENTITY).coding;

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, zstd', 'zstd'],
  ['br;q=0.1, gzip', 'gzip'],
  ['br;q=0, *', 'zstd'],
  ['*;q=0', 'identity'],
  ['GZIP ; Q=0.5', 'gzip'],
  ['x-gzip', 'gzip'],
  ['identity, br;q=0.5', 'identity'],
  ['br;q=nonsense, gzip;q=0.2', 'gzip'],
])('Accept-Encoding %j is answered with %s', (header, coding) => {
  expect(choose(header)).toBe(coding);
});

test('the smallest of equally weighted bodies is sent', () => {
  expect(
    choose('br, zstd', [
      { coding: 'zstd', size: 10 },
      { coding: 'br', size: 11 },
    ]),
  ).toBe('zstd');
});

test('any header selects the available body with the highest weight, and never a refused one', () => {
  const name = fc.constantFrom('br', 'zstd', 'gzip', 'identity', '*', 'deflate', '');
  const weight = fc.constantFrom('', ';q=0', ';q=0.5', ';q=1', ';q=1.000', ';q=2', '; q=0.333');
  const header = fc.oneof(
    fc.string(),
    fc.array(fc.tuple(name, weight).map((pair) => pair.join(''))).map((members) => members.join(', ')),
  );
  fc.assert(
    fc.property(header, fc.subarray(ALL), (text, bodies) => {
      const preferences = parseAcceptEncoding(text);
      const chosen = chooseCoding(preferences, bodies, IDENTITY);
      const best = Math.max(0, ...bodies.map(({ coding }) => preferences[coding]));
      if (best === 0) expect(chosen).toBe(IDENTITY);
      else expect(chosen).toBe(bodies.find(({ coding }) => preferences[coding] === best));
    }),
  );
});
