import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { COUNTER, startCountedSite } from './support/counted-site.ts';
import { fakeMetrika } from './support/fake-metrika.ts';
import { watchCounts } from './support/own-counts.ts';
import type { SiteProcess } from './support/site-process.ts';
import { allPaths } from './support/sweep.ts';
import { DESKTOP, newVisitor, started } from './support/visitor.ts';

const siteUrl = inject('siteUrl');
const METRIKA = 'https://mc.yandex.ru';
const NOWHERE = '/net-takoj-stranicy';
/** Every address of the sitemap, those that are kept from search engines, and one that is none. */
const paths = [...(await allPaths(siteUrl)), NOWHERE];

let counted: SiteProcess;
let browser: Browser;
beforeAll(async () => {
  [counted, browser] = await Promise.all([startCountedSite(), launchBrowser()]);
}, 240_000);
afterAll(() => Promise.all([browser?.close(), counted?.stop()]));

/** Sources of a policy that are neither keywords nor hashes, by their directive. */
function hostsOf(policy: string): Record<string, string[]> {
  const directives = policy.split('; ').map((line) => line.split(' '));
  const hosts = directives.map(([name = '', ...sources]) => [name, sources.filter((source) => !/^'.*'$/.test(source))]);
  return Object.fromEntries(hosts.filter(([, sources]) => (sources?.length ?? 0) > 0));
}

/** What a browser would load of a document by itself from another host. Links are for people to follow. */
function foreignParts(html: string): string[] {
  const tags = html.match(/<(?!a\b|meta\b)[a-z]+\b[^>]*>/g) ?? [];
  const named = tags.flatMap((tag) => tag.match(/\s(src|srcset|href|poster|data|action|formaction)="[^"]*"/g) ?? []);
  const inStyles = html.match(/(url\(|@import\s*)["']?(https?:)?\/\/[^)\s]*/g) ?? [];
  return [...named.filter((attribute) => /["\s](https?:)?\/\/(?!localhost[:/])/.test(attribute)), ...inStyles];
}

test('what a document would load from elsewhere is seen', () => {
  const parts = [
    '<img alt="" src="/a.jpg" srcset="/a.jpg 1x, https://example.com/a.jpg 2x">',
    '<link rel="stylesheet" href="//example.com/a.css">',
    '<style>@font-face{src:url(https://example.com/a.woff2)}</style>',
  ];
  for (const part of parts) expect(foreignParts(part)).toHaveLength(1);
  expect(foreignParts('<a href="https://vk.ru/">ВКонтакте</a><img src="/a.jpg">')).toEqual([]);
});

async function read(origin: string, path: string) {
  const response = await fetch(origin + path);
  const policy = response.headers.get('content-security-policy') ?? '';
  return { status: response.status, policy, html: await response.text() };
}

describe('the policy and the text of every page', () => {
  test.each(paths)('%s: without a counter nothing foreign is possible, with one its hosts alone', async (path) => {
    const [without, withOne] = await Promise.all([read(siteUrl, path), read(counted.url, path)]);
    expect([without.status, withOne.status]).toEqual(path === NOWHERE ? [404, 404] : [200, 200]);
    expect(without.policy).toContain("default-src 'none'");
    expect(hostsOf(without.policy)).toEqual({});
    expect(hostsOf(withOne.policy)).toEqual({
      'script-src': [`${METRIKA}/metrika/tag.js`],
      'img-src': [METRIKA],
      'connect-src': [METRIKA],
    });
    expect([...foreignParts(without.html), ...foreignParts(withOne.html)]).toEqual([]);
  });
});

/** One page of each kind: of those that differ in the last part of their address only, the first. */
const templates = [
  ...new Map([...paths].reverse().map((path) => [path.replace(/(\/[^/]+)\/[^/]+$/, '$1/…'), path])).values(),
];

const CHOICES = { undecided: null, refused: 'necessary', allowed: 'all' } as const;

/** Opens a page of each kind and tells what was asked of other hosts. */
async function walk(origin: string, choice: keyof typeof CHOICES) {
  const { page, leave } = await newVisitor(browser, origin, { viewport: DESKTOP });
  const context = page.context();
  const metrika = await fakeMetrika(context);
  await watchCounts(context);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) foreign.push(request.url());
  });
  if (CHOICES[choice]) {
    const { html } = await read(origin, '/cookies');
    const version = /"cookiesVersion":"([^"]+)"/.exec(html)?.[1];
    await context.addCookies([{ name: 'cookie-choice', value: `${CHOICES[choice]}.${version}`, url: origin }]);
  }
  for (const path of templates) {
    await page.goto(path);
    await started(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    if (choice === 'allowed') await expect.poll(() => metrika.hits().at(-1)?.url).toBe(origin + path);
    else await page.waitForLoadState('networkidle');
  }
  await leave();
  return foreign;
}

describe('what a browser asks of other hosts', { timeout: 180_000 }, () => {
  // A site without a counter cannot ask at all, see its policy; without JavaScript there is the text alone, see above.
  test('is nothing, before a choice and after a refusal', async () => {
    expect(templates.length).toBeGreaterThan(15);
    const walks = await Promise.all([walk(counted.url, 'undecided'), walk(counted.url, 'refused')]);
    expect(walks.flat()).toEqual([]);
  });

  test('is what the counter asks, with consent', async () => {
    const foreign = await walk(counted.url, 'allowed');
    const asked = new Set(foreign.map((url) => url.replace(/\?.*/, '')));
    expect(asked).toEqual(new Set([`${METRIKA}/metrika/tag.js`, `${METRIKA}/watch/${COUNTER}`]));
  });
});
