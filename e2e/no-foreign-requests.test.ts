import { expect } from 'vitest';
import { COUNTER } from '../scripts/test-releases/releases.ts';
import { fakeMetrika } from './support/fake-metrika.ts';
import { test as base } from './support/fixtures.ts';
import { watchCounts } from './support/own-counts.ts';
import { allPaths } from './support/sweep.ts';
import { answered, started } from './support/visitor.ts';

const METRIKA = 'https://mc.yandex.ru';
const NOWHERE = '/net-takoj-stranicy';
/** Every address of the sitemap, the addresses kept from search engines, and one that does not exist. */
const pathsOf = async (origin: string) => [...(await allPaths(origin)), NOWHERE];

async function read(origin: string, path: string) {
  const response = await fetch(origin + path);
  const policy = response.headers.get('content-security-policy') ?? '';
  return { status: response.status, policy, html: await response.text() };
}

/** Visits pages and returns the requests to other hosts; each page stays open until its analytics code has loaded. */
const test = base.extend('walk', ({ newVisitor, countedSite }) => async (choice?: 'necessary' | 'all') => {
  const { page, origin } = await newVisitor({ origin: countedSite.url });
  const context = page.context();
  await fakeMetrika(context);
  const counts = await watchCounts(context);
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) foreign.push(request.url().replace(/\?.*/, ''));
  });
  const version = /"cookiesVersion":"([^"]+)"/.exec((await read(origin, '/cookies')).html)?.[1];
  if (choice) await context.addCookies([{ name: 'cookie-choice', value: `${choice}.${version}`, url: origin }]);
  for (const path of ['/', '/remont/komfort', '/contacts']) {
    await page.goto(path);
    await started(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => counts.map((count) => count.page)).toContain(path);
    if (choice === 'all') await expect.poll(() => foreign).toContain(`${METRIKA}/watch/${COUNTER}`);
    await answered(page);
  }
  return [...new Set(foreign)].sort();
});

/** Returns the sources of a policy that are neither keywords nor hashes, by directive. */
function hostsOf(policy: string): Record<string, string[]> {
  const directives = policy.split('; ').map((line) => line.split(' '));
  const hosts = directives.map(([name = '', ...sources]) => [name, sources.filter((source) => !/^'.*'$/.test(source))]);
  return Object.fromEntries(hosts.filter(([, sources]) => (sources?.length ?? 0) > 0));
}

/** Returns subresources of other hosts that a browser would load; links are not loaded and do not count. */
function foreignParts(html: string): string[] {
  const tags = html.match(/<(?!a\b|meta\b)[a-z]+\b[^>]*>/g) ?? [];
  const named = tags.flatMap((tag) => tag.match(/\s(src|srcset|href|poster|data|action|formaction)="[^"]*"/g) ?? []);
  const inStyles = html.match(/(url\(|@import\s*)["']?(https?:)?\/\/[^)\s]*/g) ?? [];
  return [...named.filter((attribute) => /["\s](https?:)?\/\/(?!localhost[:/])/.test(attribute)), ...inStyles];
}

test('the check finds everything that a document would load from other hosts', () => {
  const parts = [
    '<img alt="" src="/a.jpg" srcset="/a.jpg 1x, https://example.com/a.jpg 2x">',
    '<link rel="stylesheet" href="//example.com/a.css">',
    '<noscript><img alt="" src="https://mc.yandex.ru/watch/1"></noscript>',
    '<style>@font-face{src:url(https://example.com/a.woff2)}</style>',
  ];
  for (const part of parts) expect(foreignParts(part)).toHaveLength(1);
  expect(foreignParts('<a href="https://vk.ru/">ВКонтакте</a><img src="/a.jpg">')).toEqual([]);
});

test('the policy of every page allows no foreign host, and with a counter only the counter hosts', async ({
  site,
  countedSite,
}) => {
  for (const path of await pathsOf(site.url)) {
    const [without, withOne] = await Promise.all([read(site.url, path), read(countedSite.url, path)]);
    expect([without.status, withOne.status], path).toEqual(path === NOWHERE ? [404, 404] : [200, 200]);
    expect(without.policy, path).toContain("default-src 'none'");
    expect(hostsOf(without.policy), path).toEqual({});
    expect(hostsOf(withOne.policy), path).toEqual({
      'script-src': [`${METRIKA}/metrika/tag.js`],
      'img-src': [METRIKA],
      'connect-src': [METRIKA],
    });
    expect([...foreignParts(without.html), ...foreignParts(withOne.html)], path).toEqual([]);
  }
});

// Sites without a counter are not tested here: their policy allows no other hosts, and the sweep reports violations.
test('a browser contacts no other host before a choice or after a refusal, with consent the counter only', async ({
  walk,
}) => {
  expect(await walk()).toEqual([]);
  expect(await walk('necessary')).toEqual([]);
  expect(await walk('all')).toEqual([`${METRIKA}/metrika/tag.js`, `${METRIKA}/watch/${COUNTER}`]);
});
