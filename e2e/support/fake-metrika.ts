import { readFileSync } from 'node:fs';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { COUNTER } from '../../scripts/test-releases/releases.ts';

export type Sent = {
  readonly url: string;
  readonly ref: string;
  readonly title: string | null;
  /** Parameters of a goal or of an e-commerce event. */
  readonly params: unknown;
};

export type FakeMetrika = {
  readonly asked: string[];
  readonly sent: Sent[];
  be(state: State): void;
  /** Releases the pending responses of the state `slow`. */
  answer(): void;
  hits(): Sent[];
  goals(name: string): Sent[];
  products(): unknown[];
};

const TAG = readFileSync('e2e/support/fake-tag.js', 'utf8');
const COUNTED = `/watch/${COUNTER}`;

/**
 * `slow` responds to hits after `answer`, `silent` never responds, `blocked` acts like an ad blocker, `broken` throws.
 */
export type State = 'works' | 'slow' | keyof typeof ANSWERS;

export async function fakeMetrika(context: BrowserContext, begin: State = 'works'): Promise<FakeMetrika> {
  let state = begin;
  const asked: string[] = [];
  const sent: Sent[] = [];
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await context.route('https://mc.yandex.ru/**', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    asked.push(pathname);
    if (state !== 'works' && state !== 'slow') return ANSWERS[state](route);
    if (pathname === '/metrika/tag.js') return route.fulfill({ body: TAG, contentType: 'application/javascript' });
    if (pathname !== COUNTED) return route.fulfill({ status: 404, body: '' });
    const siteInfo = searchParams.get('site-info');
    sent.push({
      url: searchParams.get('page-url') ?? '',
      ref: searchParams.get('page-ref') ?? '',
      title: searchParams.get('title'),
      params: siteInfo === null ? null : JSON.parse(siteInfo),
    });
    if (state === 'slow' && searchParams.has('title')) await mayAnswer;
    return route.fulfill({ json: {} });
  });
  return {
    asked,
    sent,
    be: (next) => {
      state = next;
    },
    answer,
    hits: () => sent.filter(({ title }) => title !== null),
    goals: (name) => sent.filter(({ url }) => url.startsWith('goal://') && url.endsWith(`/${name}`)),
    products: () =>
      sent.flatMap(({ params }) => (params as { __ym?: { ecommerce: unknown[] } } | null)?.__ym?.ecommerce ?? []),
  };
}

const ANSWERS = {
  silent: (_: Route) => new Promise<void>(() => {}),
  blocked: (route: Route) => route.abort('blockedbyclient'),
  broken: (route: Route) =>
    route.fulfill({ body: 'throw new Error("Broken tag")', contentType: 'application/javascript' }),
};

export function metrikaRecords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.cookie.split(/;\s*/).map((cookie) => cookie.split('=')[0] ?? ''),
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ].filter((name) => name.startsWith('_ym')),
  );
}

/** Returns the names of all records that Metrika has ever written on this page. */
export function metrikaWrote(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { metrikaWrote?: string[] }).metrikaWrote ?? []);
}
