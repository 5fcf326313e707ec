import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goodBody } from './testing/bodies.ts';
import { startLeads } from './testing/start-leads.ts';

const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
  fc.constantFrom('8 (900) 123-45-67', 'callback', '2026-09-01', true, '__proto__', '\0'),
);
const field = fc.constantFrom(
  ...Object.keys(goodBody),
  'comment',
  'subject',
  'answers',
  'attribution',
  'marketing',
  'marketingVersion',
  'key',
  'website',
  '__proto__',
);

test('no body makes the service fail', async () => {
  await using leads = await startLeads();
  const changes = fc.dictionary(field, value);
  await fc.assert(
    fc.asyncProperty(changes, fc.boolean(), async (change, isJson) => {
      const body = { ...goodBody, ...change };
      const text = Object.fromEntries(
        Object.entries(body).map(([name, given]) => [name, typeof given === 'string' ? given : JSON.stringify(given)]),
      );
      const answer = isJson ? await leads.postJson(body) : await leads.postForm(text);
      await answer.arrayBuffer();
      expect([201, 200, 303, 422]).toContain(answer.status);
    }),
    { numRuns: 400 },
  );
  expect(leads.failures).toEqual([]);
}, 60_000);

test('no bytes make the service fail', async () => {
  await using leads = await startLeads();
  const type = fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.uint8Array({ maxLength: 300 }),
        fc.json().map((text) => new TextEncoder().encode(text)),
      ),
      type,
      async (bytes, contentType) => {
        const answer = await fetch(leads.url, {
          method: 'POST',
          headers: { 'content-type': contentType },
          body: new Uint8Array(bytes),
          redirect: 'manual',
        });
        await answer.arrayBuffer();
        expect(answer.status).toBeLessThan(500);
      },
    ),
    { numRuns: 300 },
  );
}, 60_000);

test('deep nesting is refused, not followed', async () => {
  await using leads = await startLeads();
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  for (const name of ['answers', 'attribution', 'website', 'consent', 'name']) {
    const body = JSON.stringify({ ...goodBody, [name]: 0 }).replace(`"${name}":0`, `"${name}":${deep}`);
    const answer = await fetch(leads.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(answer.status).toBeLessThan(500);
  }
});
