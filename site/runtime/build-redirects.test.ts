import { expect, test, vi } from 'vitest';
import { loadBuildRedirects } from './build-redirects.ts';
import { createFakeClock } from './testing/fake-clock.ts';

const from = (address: string) => new URL(address, 'https://site.example');

function load(answer: () => Promise<unknown>, ok = true) {
  const fetch = vi.fn(async (_url: string) => ({ ok, status: ok ? 200 : 500, json: answer }));
  const log = vi.fn();
  const clock = createFakeClock();
  return { fetch, log, clock, redirects: loadBuildRedirects({ buildId: 'abc', clock, fetch, log }) };
}

const loadTargets = (redirects: unknown) => load(async () => ({ id: 'abc', timestamp: 1, redirects }));

test('a moved path is found with its query and hash', async () => {
  const { redirects } = loadTargets({ '/price': '/' });
  expect(await redirects.find(from('/price?q=1#h'))).toEqual({ url: from('/?q=1#h'), isExternal: false });
  expect(await redirects.find(from('/works'))).toBeNull();
});

test('a slash at the end makes no difference, the case of letters does', async () => {
  const { redirects } = loadTargets({ '/price/': '/', '/о-нас': '/about' });
  expect((await redirects.find(from('/price')))?.url).toEqual(from('/'));
  expect((await redirects.find(from('/price/')))?.url).toEqual(from('/'));
  expect((await redirects.find(from('/о-нас/')))?.url).toEqual(from('/about'));
  expect(await redirects.find(from('/PRICE'))).toBeNull();
  expect(await redirects.find(from('/price/x'))).toBeNull();
});

test('a chain is followed to its end, which may lie outside', async () => {
  const { redirects } = loadTargets({ '/a': '/b?x=1', '/b': '/c', '/d': 'https://other.example/a' });
  expect((await redirects.find(from('/a?utm=1')))?.url).toEqual(from('/c?x=1&utm=1'));
  expect(await redirects.find(from('/d'))).toEqual({ url: new URL('https://other.example/a'), isExternal: true });
});

test.each([{ '/a': '/a' }, { '/a': '/a/' }, { '/a': '/b', '/b': '/a' }, { '/a': 'javascript:alert(1)' }])(
  'the redirect of %j leads nowhere',
  async (targets) => {
    expect(await loadTargets(targets).redirects.find(from('/a'))).toBeNull();
  },
);

test.each(['/constructor', '/__proto__', '/%', '/%E0%A4%A'])('%s is an ordinary path', async (path) => {
  expect(await loadTargets({ '/price': '/' }).redirects.find(from(path))).toBeNull();
});

test('the file of the build is loaded once, whatever is asked', async () => {
  const { fetch, redirects, log } = loadTargets({});
  await redirects.find(from('/a'));
  await redirects.find(from('/b'));
  expect(fetch.mock.calls).toEqual([['/builds/meta/abc.json']]);
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ['no answer', load.bind(null, async () => Promise.reject(new TypeError('Failed to fetch')))],
  ['a failure', load.bind(null, async () => ({ redirects: { '/a': '/b' } }), false)],
  ['a page in place of JSON', load.bind(null, async () => JSON.parse('<!doctype html>'))],
  ['null', load.bind(null, async () => null)],
  ['no redirects', load.bind(null, async () => ({ id: 'abc' }))],
])('%s is logged once and navigation goes on', async (_, loadIt) => {
  const { log, redirects } = loadIt();
  expect(await redirects.find(from('/a'))).toBeNull();
  expect(await redirects.find(from('/a'))).toBeNull();
  expect(log).toHaveBeenCalledOnce();
});

test('a navigation waits for the file one second and then goes on without', async () => {
  const { clock, redirects } = load(() => new Promise(() => {}));
  const found = redirects.find(from('/a'));
  clock.advance(1000);
  expect(await found).toBeNull();
});
