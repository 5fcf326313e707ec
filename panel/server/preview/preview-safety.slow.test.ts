import { expect, test } from 'vitest';
import { createTokens } from './preview-token.ts';
import { answerOf, servePreviews, textIn } from './previews.fixture.ts';

const HOUR_MS = 3_600_000;

const { clock, post, show, panelUrl } = servePreviews();
const { facts } = await textIn();

test('the policy puts the preview into a sandbox, names one style, and lets only the panel frame it', async () => {
  const { headers } = await fetch((await show(facts)).url);
  const policy = headers.get('content-security-policy')?.split('; ') ?? [];
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      "img-src 'self'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-scripts allow-popups allow-forms',
    ]),
  );
  expect(policy.find((rule) => rule.startsWith('style-src'))).toMatch(/^style-src 'self' 'sha256-[^ ']+'$/);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'unsafe-none',
  });
});

test('resources of a page need no cookie and load in a document without an origin', async () => {
  const { url, base } = await show(facts);
  const html = await answerOf(url);
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
  const picture = /(\/media\/[^ "]+-480\.avif)/.exec(html)?.[1];
  const font = /(\/assets\/[^"]+\.woff2)/.exec(html)?.[1];
  const own = [script, picture, font, '/preview/in-frame.js', '/preview/frame/point.ts'].map(
    (path) => panelUrl() + path,
  );
  for (const address of [...own, `${base}/data/works.json`]) {
    const answer = await fetch(address, { headers: { origin: 'null', 'sec-fetch-site': 'cross-site' } });
    expect([address, answer.status]).toEqual([address, 200]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
});

test('forged, altered and old tokens show a neutral page that reveals nothing', async () => {
  const { token, path } = await show(facts);
  const other = createTokens('another secret').sign({
    kind: 'own',
    id: 'A'.repeat(22),
    until: new Date(clock.now.getTime() + HOUR_MS),
  });
  const [letter, id = '', until, signature] = token.split('.');
  const altered = [letter, id.slice(1) + (id.startsWith('A') ? 'B' : 'A'), until, signature].join('.');
  const longer = [letter, id, 'zzzzzz', signature].join('.');
  for (const wrong of [other, altered, longer, token.slice(0, -1), 'o.a.b.c', 'in-frame']) {
    const answer = await fetch(`${panelUrl()}/preview/${wrong}${path}`);
    expect([wrong, answer.status]).toEqual([wrong, 404]);
  }
  expect(await answerOf(`${panelUrl()}/preview/${altered}${path}`, 404)).toContain('Этого просмотра больше нет');
  clock.now = new Date(clock.now.getTime() + HOUR_MS + 1000);
  expect(await answerOf(`${panelUrl()}/preview/${token}${path}`, 404)).toContain('Этого просмотра больше нет');
});

test('a draft of one person has another address than the same draft of another person', async () => {
  const [ours, theirs] = await Promise.all(
    ['anna', 'boris'].map(async (name) => {
      const answer = await post('/api/preview', { facts }, { cookie: `person=${name}` });
      return ((await answer.json()) as { token: string }).token;
    }),
  );
  expect(ours).not.toBe(theirs);
});

test('an outsider cannot make a preview', async () => {
  expect((await post('/api/preview', { facts }, {})).status).toBe(401);
  expect((await post('/api/preview/share', { facts }, {})).status).toBe(401);
  expect(
    (await post('/api/preview', { facts }, { cookie: 'person=anna', 'sec-fetch-site': 'cross-site' })).status,
  ).toBe(403);
  for (const file of ['../secret.yaml', 'photos/a.yaml', '/etc/passwd', 'works/../company.yaml']) {
    expect((await post('/api/preview', { file, facts })).status).toBe(404);
  }
});

test.each([
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '%%PATH%%<!--',
])('a text cannot inject a script: %s', async (text) => {
  const { url } = await show({ ...facts, title: text, lead: text });
  const html = await answerOf(url);
  const known = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(known).toEqual([
    ' src="/preview/in-frame.js"',
    ' type="module" src="/preview/frame/point.ts"',
    expect.stringMatching(/^ type="module" async src="\/assets\//),
    ' type="application/json" id="boot-data"',
  ]);
  expect(html).not.toContain('<img src=x');
});

test('a text cannot inject a link with a script', async () => {
  const article = 'articles/oplata-po-etapam.md';
  const { facts: head, body } = await textIn(article);
  const answer = await post('/api/preview', {
    file: article,
    facts: head,
    body: `${body}\n\n[сюда](javascript:alert(1)) <b onclick="alert(1)">x</b>\n`,
  });
  expect(answer.status).toBe(422);
});

test('an unknown address is escaped on its error page', async () => {
  const { base } = await show(facts);
  const html = await answerOf(`${base}/${encodeURIComponent('<script>alert(1)</script>')}`, 404);
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('Черновик');
});
