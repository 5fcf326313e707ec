import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './publish/content-security-policy.ts';
import { answerHeaders, fileHeaders } from './serve/headers.ts';

const OF_ANSWERS = answerHeaders({ publicUrl: 'https://company.ru' });

function headersOf(policy: string): Map<string, string> {
  const raw = fileHeaders('text/html; charset=utf-8', policy, OF_ANSWERS);
  return new Map(raw.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), raw[at + 1] ?? '']] : [])));
}

const LOOSE = /'unsafe-|\bdata:|\bhttps?:(?!\/\/[a-z])|\*/;

function ofPolicy(policy: string): number {
  const directives = new Map(policy.split('; ').map((line) => [line.split(' ')[0], line]));
  const byDefault = directives.get('default-src');
  const active = [directives.get('script-src'), directives.get('style-src'), directives.get('object-src') ?? byDefault];
  if (active.some((line) => line === undefined || LOOSE.test(line))) return -20;
  const frames = directives.has('frame-ancestors') ? 5 : -20;
  return frames + (byDefault === "default-src 'none'" ? 10 : 5);
}

/**
 * Mozilla Observatory score by mdn/mdn-http-observatory at 94042bb: `src/grader/charts.js`, `src/analyzer/tests/`.
 * Omits points for HSTS preload and `integrity`; CORS, redirection and cookies give 0.
 */
function scoreOf(headers: ReadonlyMap<string, string>): number {
  const value = (name: string) => headers.get(name) ?? '';
  const isOneOf = (name: string, ...values: string[]) => values.includes(value(name));
  const maxAge = Number(/max-age=(\d+)/.exec(value('strict-transport-security'))?.[1] ?? 0);
  const modifiers = [
    ofPolicy(value('content-security-policy')),
    isOneOf('referrer-policy', 'no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin')
      ? 5
      : 0,
    maxAge >= 15_768_000 ? 0 : -20,
    value('x-content-type-options') === 'nosniff' ? 0 : -5,
    isOneOf('cross-origin-resource-policy', 'same-origin', 'same-site') ? 10 : 0,
    isOneOf('cross-origin-opener-policy', 'same-origin', 'same-origin-allow-popups') ? 10 : 0,
    isOneOf('cross-origin-embedder-policy', 'require-corp', 'credentialless') ? 10 : 0,
    value('access-control-allow-origin') === '*' ? -50 : 0,
    headers.has('set-cookie') ? -40 : 0,
  ];
  const losses = modifiers.filter((points) => points < 0).reduce((sum, points) => sum + points, 100);
  return losses >= 90 ? modifiers.reduce((sum, points) => sum + points, 100) : losses;
}

test('the HTTP Observatory gives a page 150 points, with and without a counter', () => {
  expect(scoreOf(headersOf(contentSecurityPolicy('h1{color:red}')))).toBe(150);
  expect(scoreOf(headersOf(contentSecurityPolicy('h1{color:red}', { counter: true })))).toBe(150);
});

test('every header that the Observatory checks affects the score', () => {
  const whole = headersOf(contentSecurityPolicy(''));
  const counted = [...whole.keys()].filter((name) => name !== 'permissions-policy');
  for (const name of counted) {
    const without = new Map([...whole].filter(([key]) => key !== name));
    expect([name, scoreOf(without) < 150]).toEqual([name, true]);
  }
});

test('a page with a counter embeds third parties without credentials, any other page embeds none', () => {
  const embedder = (policy: string) => headersOf(policy).get('cross-origin-embedder-policy');
  expect(embedder(contentSecurityPolicy(''))).toBe('require-corp');
  expect(embedder(contentSecurityPolicy('', { counter: true }))).toBe('credentialless');
});
