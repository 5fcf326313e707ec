import { describe, expect, test, vi } from 'vitest';
import { loadBuildRedirects } from './build-redirects.ts';
import { createFakeClock } from './testing/fake-clock.ts';

const toUrl = (address: string) => new URL(address, 'https://site.example');

function load(answer: () => Promise<unknown>, ok = true) {
  const fetch = vi.fn(async (_url: string) => ({ ok, status: ok ? 200 : 500, json: answer }));
  const log = vi.fn();
  const clock = createFakeClock();
  return {
    fetch,
    log,
    clock,
    redirects: loadBuildRedirects({ buildId: 'abc', known: { '/own': '/works' }, clock, fetch, log }),
  };
}

const loadTargets = (redirects: unknown) => load(async () => ({ id: 'abc', timestamp: 1, redirects }));

test('a moved path is redirected with its query and hash', async () => {
  const { redirects } = loadTargets({ '/price': '/' });
  expect(await redirects.find(toUrl('/price?q=1#h'))).toEqual({ url: toUrl('/?q=1#h'), isExternal: false });
  expect(await redirects.find(toUrl('/works'))).toBeNull();
});

test('a redirect ignores a trailing slash and respects the case of letters', async () => {
  const { redirects } = loadTargets({ '/price//': '/', '/о-нас': '/about' });
  expect((await redirects.find(toUrl('/price')))?.url).toEqual(toUrl('/'));
  expect((await redirects.find(toUrl('/price/')))?.url).toEqual(toUrl('/'));
  expect((await redirects.find(toUrl('/о-нас/')))?.url).toEqual(toUrl('/about'));
  expect(await redirects.find(toUrl('/PRICE'))).toBeNull();
  expect(await redirects.find(toUrl('/price/x'))).toBeNull();
});

test('a redirect chain is followed to its end, which may be external', async () => {
  const { redirects } = loadTargets({ '/a': '/b?x=1', '/b': '/c', '/d': 'https://other.example/a' });
  expect((await redirects.find(toUrl('/a?utm=1')))?.url).toEqual(toUrl('/c?x=1&utm=1'));
  expect(await redirects.find(toUrl('/d'))).toEqual({ url: new URL('https://other.example/a'), isExternal: true });
});

test.each([{ '/a': '/a' }, { '/a': '/a/' }, { '/a': '/b', '/b': '/a' }, { '/a': 'javascript:alert(1)' }])(
  'the redirects %j have no valid target',
  async (targets) => {
    expect(await loadTargets(targets).redirects.find(toUrl('/a'))).toBeNull();
  },
);

test('a target that is not a string is ignored, and the other redirects work', async () => {
  const { redirects, log } = loadTargets({ '/a': 5, '/b': '/c' });
  expect(await redirects.find(toUrl('/a'))).toBeNull();
  expect((await redirects.find(toUrl('/b')))?.url).toEqual(toUrl('/c'));
  expect(log).not.toHaveBeenCalled();
});

test.each(['/constructor', '/__proto__', '/%', '/%E0%A4%A'])('the path %s has no redirect', async (path) => {
  expect(await loadTargets({ '/price': '/' }).redirects.find(toUrl(path))).toBeNull();
});

test('the redirect file of the build is loaded once for any number of lookups', async () => {
  const { fetch, redirects, log } = loadTargets({});
  await redirects.find(toUrl('/a'));
  await redirects.find(toUrl('/b'));
  expect(fetch.mock.calls).toEqual([['/builds/meta/abc.json']]);
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ['no answer', load.bind(null, async () => Promise.reject(new TypeError('Failed to fetch')))],
  ['a failure', load.bind(null, async () => ({ redirects: { '/a': '/b' } }), false)],
  ['a page in place of JSON', load.bind(null, async () => JSON.parse('<!doctype html>'))],
  ['null', load.bind(null, async () => null)],
  ['no redirects', load.bind(null, async () => ({ id: 'abc' }))],
  ['redirects that are a text', load.bind(null, async () => ({ redirects: '/a' }))],
])('%s is logged once, and the navigation continues', async (_, loadIt) => {
  const { log, redirects } = loadIt();
  expect(await redirects.find(toUrl('/a'))).toBeNull();
  expect(await redirects.find(toUrl('/a'))).toBeNull();
  expect(log).toHaveBeenCalledOnce();
});

test('a navigation waits one second for the redirect file and then continues without it', async () => {
  const { clock, redirects } = load(() => new Promise(() => {}));
  const found = redirects.find(toUrl('/a'));
  clock.advance(1000);
  expect(await found).toBeNull();
});

describe('a lookup after a reload', () => {
  function change({ latest, later }: { latest?: () => unknown; later: unknown }) {
    const asked: string[] = [];
    const clock = createFakeClock();
    let meta: unknown = { redirects: {} };
    const fetch = async (url: string) => {
      asked.push(url);
      const json = async () => (url.startsWith('/builds/latest') ? (latest?.() ?? { id: 'abc' }) : meta);
      return { ok: true, status: 200, json };
    };
    const redirects = loadBuildRedirects({ buildId: 'abc', known: {}, clock, fetch, log: vi.fn() });
    return { redirects, clock, asked, change: () => (meta = later) };
  }

  test('finds a page that has moved in the meantime', async () => {
    const site = change({ later: { redirects: { '/a': '/b' } } });
    expect(await site.redirects.find(toUrl('/a'))).toBeNull();
    site.change();
    expect(await site.redirects.findAfterReload(toUrl('/a?q=1#h'))).toEqual({
      url: toUrl('/b?q=1#h'),
      isExternal: false,
    });
    expect(site.asked).toEqual([
      '/builds/meta/abc.json',
      expect.stringMatching(/^\/builds\/latest\.json\?\d{13}$/),
      '/builds/meta/abc.json',
    ]);
    expect((await site.redirects.find(toUrl('/a')))?.url).toEqual(toUrl('/b'));
  });

  test('returns null for a page without a redirect', async () => {
    const site = change({ later: { redirects: {} } });
    expect(await site.redirects.findAfterReload(toUrl('/a'))).toBeNull();
  });

  test.each([
    ['the build is another one', { latest: () => ({ id: 'def' }), later: { redirects: { '/a': '/b' } } }],
    ['the answer is no JSON', { latest: () => JSON.parse('<!doctype html>'), later: {} }],
    ['the answer is null', { latest: () => null, later: {} }],
    ['no redirects come', { later: null }],
  ])('returns unknown when %s', async (_, facts) => {
    const site = change(facts);
    await site.redirects.find(toUrl('/a'));
    site.change();
    expect(await site.redirects.findAfterReload(toUrl('/a'))).toBe('unknown');
  });

  test('returns unknown when no response arrives within a second', async () => {
    const { clock, redirects } = load(() => new Promise(() => {}));
    const found = redirects.findAfterReload(toUrl('/a'));
    clock.advance(1000);
    expect(await found).toBe('unknown');
  });
});

test('redirects of the program itself work without a response, with query and hash', async () => {
  const { clock, redirects } = load(() => new Promise(() => {}));
  const found = redirects.find(toUrl('/own?q=1#h'));
  clock.advance(1000);
  expect((await found)?.url).toEqual(toUrl('/works?q=1#h'));
});
