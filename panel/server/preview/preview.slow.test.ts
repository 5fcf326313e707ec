import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startPreviewPanel } from './preview-panel.fixture.ts';
import { createTokens } from './preview-token.ts';

const FILE = 'works/belaya-otdelka-na-levitana.yaml';
const HOUR_MS = 3_600_000;

let now = new Date('2026-11-20T10:00:00Z');
let content: string;
let data: string;
let panel: Awaited<ReturnType<typeof startPreviewPanel>>;
let facts: Record<string, unknown>;

beforeAll(async () => {
  content = await mkdtemp(join(tmpdir(), 'preview-content-'));
  data = await mkdtemp(join(tmpdir(), 'preview-data-'));
  await cp('content', content, { recursive: true });
  panel = await startPreviewPanel({ contentDir: content, dataDir: data, now: () => now });
});

beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z');
  facts = parse(await readFile(join('content', FILE), 'utf8'));
});

afterAll(async () => {
  await panel.stop();
  await Promise.all(
    [content, data].map((dir) => rm(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })),
  );
});

function post(path: string, draft: object, headers: Record<string, string> = { cookie: 'person=anna' }) {
  return fetch(panel.url + path, {
    method: 'POST',
    headers: { origin: panel.url, ...headers },
    body: JSON.stringify({ file: FILE, body: null, ...draft }),
  });
}

async function show(given: object = facts, file = FILE, body: string | null = null) {
  const made = await post('/api/preview', { file, facts: given, body });
  const answer = await made.json();
  expect(made.status, JSON.stringify(answer)).toBe(200);
  const { token, path } = answer as { token: string; path: string };
  return { token, path, base: `${panel.url}/preview/${token}`, url: `${panel.url}/preview/${token}${path}` };
}

async function textOf(url: string, status = 200): Promise<string> {
  const answer = await fetch(url);
  expect(answer.status).toBe(status);
  return answer.text();
}

const factsOf = async (file: string) => parse(await readFile(join('content', file), 'utf8'));

test('a draft is seen on its page, in lists and in their data, while the folder stays as it is', async () => {
  const { base, url, path } = await show({ ...facts, title: 'Черновая двушка' });
  expect(path).toBe('/works/belaya-otdelka-na-levitana');
  const html = await textOf(url);
  expect(html).toMatch(/<h1[^>]*>Черновая двушка/);
  expect(html).toContain('<strong>Черновик</strong>');
  expect(await textOf(`${base}/works`)).toContain('Черновая двушка');
  expect(await textOf(`${base}/data${path}.json`)).toContain('Черновая двушка');
  expect(await readFile(join(content, FILE), 'utf8')).not.toContain('Черновая');
});

test('every address of the page stays inside of the preview', async () => {
  const { url, token } = await show();
  const html = await textOf(url);
  const links = [...html.matchAll(/<a\b[^<>]*? href="(\/[^"]*)"/g)].map(([, href]) => href ?? '');
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((href) => !href.startsWith(`/preview/${token}`) && !href.startsWith('/media/'))).toEqual([]);
});

test('the policy puts it into a sandbox, names one style, and lets only the panel frame it', async () => {
  const { headers } = await fetch((await show()).url);
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

test('what a page loads needs no cookie and may be loaded by a document without an origin', async () => {
  const { url, base } = await show();
  const html = await textOf(url);
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
  const picture = /(\/media\/[^ "]+-480\.avif)/.exec(html)?.[1];
  const font = /(\/assets\/[^"]+\.woff2)/.exec(html)?.[1];
  const own = [script, picture, font, '/preview/in-frame.js'].map((path) => panel.url + path);
  for (const address of [...own, `${base}/data/works.json`]) {
    const answer = await fetch(address, { headers: { origin: 'null', 'sec-fetch-site': 'cross-site' } });
    expect([address, answer.status]).toEqual([address, 200]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
});

test('forged, altered and old tokens show a calm page that tells nothing', async () => {
  const { token, path } = await show();
  const other = createTokens('another secret').sign({
    kind: 'own',
    id: 'A'.repeat(22),
    until: new Date(now.getTime() + HOUR_MS),
  });
  const [letter, id = '', until, signature] = token.split('.');
  const altered = [letter, id.slice(1) + (id.startsWith('A') ? 'B' : 'A'), until, signature].join('.');
  const longer = [letter, id, 'zzzzzz', signature].join('.');
  for (const wrong of [other, altered, longer, token.slice(0, -1), 'o.a.b.c', 'in-frame']) {
    const answer = await fetch(`${panel.url}/preview/${wrong}${path}`);
    expect([wrong, answer.status]).toEqual([wrong, 404]);
  }
  expect(await textOf(`${panel.url}/preview/${altered}${path}`, 404)).toContain('Этого просмотра больше нет');
  now = new Date(now.getTime() + HOUR_MS + 1000);
  expect(await textOf(`${panel.url}/preview/${token}${path}`, 404)).toContain('Этого просмотра больше нет');
});

test('a draft of one person has another address than the same draft of another', async () => {
  const [ours, theirs] = await Promise.all(
    ['anna', 'boris'].map(async (name) => {
      const answer = await post('/api/preview', { facts }, { cookie: `person=${name}` });
      return ((await answer.json()) as { token: string }).token;
    }),
  );
  expect(ours).not.toBe(theirs);
});

test('nobody makes a preview from outside', async () => {
  expect((await post('/api/preview', { facts }, {})).status).toBe(401);
  expect((await post('/api/preview/share', { facts }, {})).status).toBe(401);
  expect(
    (await post('/api/preview', { facts }, { cookie: 'person=anna', 'sec-fetch-site': 'cross-site' })).status,
  ).toBe(403);
  for (const file of ['../secret.yaml', 'photos/a.yaml', '/etc/passwd', 'works/../company.yaml']) {
    expect((await post('/api/preview', { file, facts })).status).toBe(404);
  }
});

test('a mistake is told in the words of the loader and shows nothing', async () => {
  const answer = await post('/api/preview', { facts: { ...facts, title: 5 } });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    message: 'Просмотр появится, когда ошибки будут исправлены.',
    issues: [{ file: FILE, path: ['title'], message: expect.stringMatching(/[а-яё]/i) }],
  });
});

test('a shared link stays as it was made, for a day, without an account', async () => {
  const made = await post('/api/preview/share', { facts: { ...facts, title: 'Первая мысль' } });
  const { url, until } = (await made.json()) as { url: string; until: string };
  expect(url).toMatch(/^https:\/\/panel\.example\/preview\/s\./);
  expect(until).toBe('2026-11-21T10:00:00.000Z');
  await show({ ...facts, title: 'Вторая мысль' });
  const here = url.replace('https://panel.example', panel.url);
  expect(await textOf(here)).toContain('Первая мысль');
  now = new Date('2026-11-21T09:59:00Z');
  expect(await textOf(here)).toContain('Первая мысль');
  now = new Date('2026-11-21T10:00:01Z');
  expect(await textOf(here, 404)).toContain('Этого просмотра больше нет');
});

test('an edition of a document and the company are seen on their own pages', async () => {
  const edition = 'documents/cookies/2026-11-23.md';
  const [, head = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(await readFile(join(content, edition), 'utf8')) ?? [];
  const shown = await show(parse(head), edition, body);
  expect(shown.path).toBe('/cookies/2026-11-23');
  await textOf(shown.url);
  expect((await show(await factsOf('company.yaml'), 'company.yaml')).path).toBe('/contacts');
});

test('what begins later is shown as on its first day', async () => {
  const { url } = await show({ ...facts, publishedOn: '2027-03-01', title: 'Весенняя работа' });
  expect(await textOf(url)).toContain('Весенняя работа');
  const promotion = 'promotions/dizajn-proekt.yaml';
  const later = { ...(await factsOf(promotion)), startsOn: '2027-04-01', endsOn: '2027-04-30' };
  const shown = await show(later, promotion);
  expect(shown.path).toBe('/stocks/dizajn-proekt');
  expect(await textOf(`${shown.base}/stocks`)).toContain('dizajn-proekt');
});

test('a mistake in another file stands in nobody’s way once the site has a good copy of it', async () => {
  await writeFile(join(content, 'reviews', 'broken.yaml'), 'text: [');
  const refused = await post('/api/preview', { facts });
  expect(refused.status).toBe(422);
  await cp('content', join(data, 'last-good'), { recursive: true });
  await rm(join(data, 'last-good', 'photos'), { recursive: true });
  try {
    await textOf((await show()).url);
  } finally {
    await rm(join(data, 'last-good'), { recursive: true });
    await rm(join(content, 'reviews', 'broken.yaml'));
  }
});

test.each([
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '%%PATH%%<!--',
])('no script gets out of a text: %s', async (text) => {
  const { url } = await show({ ...facts, title: text, lead: text });
  const html = await textOf(url);
  const known = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(known).toEqual([
    ' src="/preview/in-frame.js"',
    expect.stringMatching(/^ type="module" async src="\/assets\//),
    ' type="application/json" id="boot-data"',
  ]);
  expect(html).not.toContain('<img src=x');
});

test('no link with a script gets out of a text', async () => {
  const article = 'articles/oplata-po-etapam.md';
  const source = await readFile(join('content', article), 'utf8');
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const answer = await post('/api/preview', {
    file: article,
    facts: parse(head),
    body: `${body}\n\n[сюда](javascript:alert(1)) <b onclick="alert(1)">x</b>\n`,
  });
  expect(answer.status).toBe(422);
});

test('an unknown address names itself harmlessly', async () => {
  const { base } = await show();
  const html = await textOf(`${base}/${encodeURIComponent('<script>alert(1)</script>')}`, 404);
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('Черновик');
});

test('downloads, the icon and moved addresses belong to the preview too', async () => {
  const { base, token } = await show();
  const moved = await fetch(`${base}/about/history`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([302, `/preview/${token}/`]);
  const sheet = await fetch(`${base}/remont/komfort/smeta.csv`);
  expect(sheet.headers.get('content-type')).toContain('text/csv');
  expect((await fetch(`${base}/favicon.svg`)).headers.get('content-type')).toBe('image/svg+xml');
});
