import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { test as base, describe, expect } from 'vitest';
import { type Ask, askRaw, type RawAnswer } from './support/ask-raw.ts';
import { differencesOf } from './support/compare-answers.ts';
import { type FrontServer, startCaddyFront, startNginxFront } from './support/front-server.ts';
import { lastNumber, storedConsents, storedLeads } from './support/leads.ts';
import { JSON_TYPE, newLead } from './support/post-lead.ts';
import { type SiteProcess, startSite } from './support/site-process.ts';

type Manifest = {
  readonly id: string;
  readonly files: Record<string, { readonly encodings: Record<string, number> }>;
  readonly redirects: object;
};

const NAMES = ['nginx', 'Caddy'] as const;
const GONE = 'sol-i-veter-u-morya';

/** A reload of Caddy closes its socket; Linux then resets what waits in its queue unless this is set (decision 92). */
const QUEUE_IS_RESET = readFileSync('/proc/sys/net/ipv4/tcp_migrate_req', 'utf8').trim() === '0';

const manifestOf = ({ dataDir }: SiteProcess): Manifest =>
  JSON.parse(readFileSync(join(dataDir, 'current/release.json'), 'utf8'));

const test = base
  .extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
    const site = await startSite({ environment: { LEADS_PER_MINUTE: '0', PUBLIC_URL: 'https://company.example' } });
    onCleanup(async () => void (await site.stop()));
    await site.printed('Опубликовано за', 110_000);
    return site;
  })
  .extend('fronts', { scope: 'file' }, async ({ site }, { onCleanup }) => {
    const [nginx, Caddy] = await Promise.all([startNginxFront(site), startCaddyFront(site)]);
    onCleanup(async () => void (await Promise.all([nginx.stop(), Caddy.stop()])));
    return { nginx, Caddy } satisfies Record<(typeof NAMES)[number], FrontServer>;
  });

async function expectSame(
  front: FrontServer,
  site: SiteProcess,
  asks: readonly (readonly [path: string, ask?: Ask])[],
) {
  const found = await Promise.all(
    asks.map(async ([path, ask]) => {
      const [theirs, ours] = await Promise.all([askRaw(front.url, path, ask), askRaw(site.url, path, ask)]);
      const differences = differencesOf(theirs, ours);
      return Object.keys(differences).length === 0 ? [] : [{ path, ask, differences }];
    }),
  );
  expect(found.flat().slice(0, 5)).toEqual([]);
}

describe.each(NAMES)('behind %s', (name) => {
  const accepting = (coding: string) => ({ headers: { 'accept-encoding': coding } });

  test('every file of a release gets the same answer as from Node, in each coding', async ({ site, fronts }) => {
    const { files } = manifestOf(site);
    const all = Object.entries(files);
    expect(all.length).toBeGreaterThan(1000);
    await expectSame(
      fronts[name],
      site,
      all.map(([path]) => [path]),
    );
    const texts = all.filter(([, { encodings }]) => encodings.br !== undefined).map(([path]) => path);
    expect(texts.length).toBeGreaterThan(200);
    await expectSame(
      fronts[name],
      site,
      texts.map((path) => [path, accepting('gzip')] as const),
    );
    await expectSame(
      fronts[name],
      site,
      texts.map((path) => [path, accepting('br')] as const),
    );
    // Debian's nginx does not support Zstandard.
    if (name === 'Caddy')
      await expectSame(
        fronts[name],
        site,
        texts.map((path) => [path, accepting('zstd')] as const),
      );
    const { headers } = await askRaw(fronts[name].url, '/works', accepting('gzip, deflate, br, zstd'));
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  });

  test('HEAD, a known version and ranges of a picture and a page get the same answer as from Node', async ({
    site,
    fronts,
  }) => {
    const paths = Object.keys(manifestOf(site).files);
    const picture = paths.find((path) => path.endsWith('.avif')) ?? '';
    const script = paths.find((path) => /^\/assets\/.*\.js$/.test(path)) ?? '';
    const some = [...'/ /works /data/works.json /feeds/avito.xml /robots.txt /manifest.webmanifest'.split(' '), script];
    const range = (value: string) => ({ headers: { range: value } });
    await expectSame(fronts[name], site, [
      ...some.flatMap((path) => [[path, { method: 'HEAD' }] as const, [`${path}?utm_source=x`] as const]),
      [picture, range('bytes=10-19')],
      [picture, range('bytes=-5')],
      ['/works', { headers: { range: 'bytes=0-9', 'accept-encoding': 'gzip' } }],
    ]);
    for (const [path, coding] of [...some, picture].flatMap((each) => [
      [each, 'identity'] as const,
      [each, 'br'] as const,
    ])) {
      const first = await askRaw(fronts[name].url, path, accepting(coding));
      const known = { 'accept-encoding': coding, 'if-none-match': String(first.headers.etag) };
      const again = await askRaw(fronts[name].url, path, { headers: known });
      expect([path, again.status, again.body.length]).toEqual([path, 304, 0]);
      expect(again.headers).toMatchObject({
        etag: first.headers.etag,
        'cache-control': first.headers['cache-control'],
      });
      expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
      const stale = await askRaw(fronts[name].url, path, { headers: { ...known, 'if-none-match': '"other"' } });
      expect([stale.status, stale.body.length]).toEqual([200, first.body.length]);
    }
  });

  test('redirects, missing paths and routes of Node get the same answer as from Node', async ({ site, fronts }) => {
    const { redirects } = manifestOf(site);
    const html = { headers: { accept: 'text/html' } };
    const moved = Object.keys(redirects).flatMap((path) => [path, `${path}/`, `${path}?a=1&b=%20`]);
    const tidied = '/works/ /works/?a=1 /works.html /works.html?a=1 /index.html /about/documents/ /robots.txt/';
    const inside = '/index /index/ /404 /404/ /404.html /404-slug.html /not-found.html /nginx.conf /release.json /api';
    const absent = '/nowhere /works/nowhere /works/nowhere/ /WORKS //works /%D1%8F /a%0d%0aX:y/ /works/%3Cb%3E';
    const files = '/assets/none.js /media/none.avif /data/none.json /works.html.br /assets/ /media';
    const made = '/thankyou /thankyou?n=1001 /thankyou/?n=1001 /api/leads /api/nothing';
    const sent = ['/', '/works', '/robots.txt'];
    await expectSame(fronts[name], site, [
      ...[...moved, ...`${tidied} ${files} ${made}`.split(' ')].map((path) => [path] as const),
      ...`${inside} ${absent}`.split(' ').map((path) => [path, html] as const),
      ...['POST', 'PUT', 'DELETE', 'OPTIONS'].flatMap((method) => sent.map((path) => [path, { method }] as const)),
    ]);
    const { detail, release } = JSON.parse((await askRaw(fronts[name].url, '/healthz?detail')).body.toString());
    expect([detail, release]).toEqual([undefined, manifestOf(site).id]);
  });

  test('a lead is stored with the address of its visitor, who cannot spoof another one', async ({ site, fronts }) => {
    const before = lastNumber(site);
    const { url } = fronts[name];
    const sent = await askRaw(url, '/api/leads', {
      ...newLead(site),
      headers: { ...JSON_TYPE, origin: url, 'x-forwarded-for': '203.0.113.7' },
      localAddress: '127.0.0.2',
      agent: false,
    });
    expect(sent.status).toBe(201);
    const [stored] = storedLeads(site, before);
    expect(storedConsents(site, stored?.id ?? '')[0]?.ip).toBe('127.0.0.2');
    const foreign = { ...newLead(site), headers: { ...JSON_TYPE, origin: 'https://foreign.example' } };
    expect((await askRaw(url, '/api/leads', foreign)).status).toBe(403);
  });
});

test('a release is published and loaded under visits and leads without a failed request', {
  timeout: 120_000,
}, async ({ site, fronts }) => {
  const { id } = manifestOf(site);
  const before = lastNumber(site);
  const failures: unknown[] = [];
  const counts = { pages: 0, leads: 0 };
  let isOver = false;
  const keeping = new Agent({ keepAlive: true, maxSockets: 4 });
  async function visit(ask: () => Promise<RawAnswer>, expected: number, kind: keyof typeof counts, mayReset: boolean) {
    while (!isOver) {
      const answer = await ask().catch((error: NodeJS.ErrnoException) => error);
      if (answer instanceof Error && answer.syscall === 'connect' && mayReset) continue;
      if (answer instanceof Error) failures.push(`${kind} ${answer}`);
      else if (answer.status !== expected) failures.push(`${kind} ${answer.status}`);
      counts[kind] += 1;
    }
  }
  const visits = NAMES.flatMap((name) => {
    const { url } = fronts[name];
    const mayReset = name === 'Caddy' && QUEUE_IS_RESET;
    return [
      visit(() => askRaw(url, '/remont', { agent: false }), 200, 'pages', mayReset),
      visit(() => askRaw(url, '/works', { agent: keeping }), 200, 'pages', mayReset),
      visit(() => askRaw(url, '/api/leads', { ...newLead(site), agent: false }), 201, 'leads', mayReset),
    ];
  });
  try {
    await rm(join(site.contentDir, `articles/${GONE}.md`));
    const shown = () => readFile(join(site.dataDir, 'current-release.txt'), 'utf8');
    await expect.poll(shown, { timeout: 60_000 }).not.toBe(`${id}\n`);
    for (let round = 0; round < 3; round += 1) await Promise.all(NAMES.map((name) => fronts[name].reload()));
    for (const name of NAMES)
      await expect
        .poll(async () => (await askRaw(fronts[name].url, `/news/${GONE}`, { agent: false })).status)
        .toBe(410);
  } finally {
    isOver = true;
    await Promise.all(visits);
    keeping.destroy();
  }
  expect(failures).toEqual([]);
  expect(counts.pages).toBeGreaterThan(100);
  expect(counts.leads).toBeGreaterThan(20);
  expect(storedLeads(site, before)).toHaveLength(counts.leads);
  for (const name of NAMES)
    for (const path of [`/news/${GONE}`, '/nowhere'])
      expect(differencesOf(await askRaw(fronts[name].url, path), await askRaw(site.url, path))).toEqual({});
});

test('published files are served while Node is down, and other pages answer that they are missing', async ({
  site,
  fronts,
}) => {
  process.kill(site.pid, 'SIGKILL');
  await expect
    .poll(() =>
      askRaw(site.url, '/').then(
        () => 'up',
        () => 'down',
      ),
    )
    .toBe('down');
  for (const name of NAMES) {
    const ask = async (path: string) => {
      const { status, headers, body } = await askRaw(fronts[name].url, path, { agent: false });
      expect(headers['strict-transport-security']).toBe('max-age=63072000');
      const policy = String(headers['content-security-policy'] ?? '').slice(0, 18);
      return [path, status, policy, headers.location ?? '', /<title>([^<]*)/.exec(body.toString())?.[1] ?? ''];
    };
    const strict = "default-src 'none'";
    const absent = 'Страница не найдена';
    expect(await ask('/thankyou?n=1001')).toEqual(['/thankyou?n=1001', 200, strict, '', 'Ваша заявка — Преголя']);
    expect(await ask('/price?a=1')).toEqual(['/price?a=1', 302, '', '/?a=1', expect.anything()]);
    expect(await ask('/works/')).toEqual(['/works/', 301, '', '/works', expect.anything()]);
    expect(await ask('/nowhere')).toEqual(['/nowhere', 404, strict, '', absent]);
    expect(await ask('/works/nowhere')).toEqual(['/works/nowhere', 404, strict, '', absent]);
    expect(await ask(`/news/${GONE}`)).toEqual([`/news/${GONE}`, 410, strict, '', absent]);
    expect((await ask('/api/leads')).slice(0, 2)).toEqual(['/api/leads', 502]);
    expect((await ask('/works')).slice(0, 3)).toEqual(['/works', 200, strict]);
    const { body } = await askRaw(fronts[name].url, '/nowhere', { agent: false });
    expect(body.toString()).not.toContain('%%PATH%%');
  }
});
