import { readFileSync } from 'node:fs';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { COUNTER } from '../../scripts/test-releases/releases.ts';

export type Sent = {
  readonly url: string;
  readonly ref: string;
  readonly title: string | null;
  /** Of a goal or of ecommerce. */
  readonly params: unknown;
};

export type FakeMetrika = {
  /** Everything that was asked of Yandex, by its path. */
  readonly asked: string[];
  readonly sent: Sent[];
  /** Switches its behaviour. */
  be(state: State): void;
  /** Lets a slow one answer. */
  answer(): void;
  hits(): Sent[];
  goals(name: string): Sent[];
  /** Objects of ecommerce. */
  products(): unknown[];
};

const TAG = readFileSync('e2e/support/fake-tag.js', 'utf8');
const COUNTED = `/watch/${COUNTER}`;

/** `slow` answers to hits when it is let, `silent` never does, `blocked` is what a blocker does, `broken` is code that throws. */
export type State = 'works' | 'slow' | keyof typeof ANSWERS;

/** Stands for mc.yandex.ru in all tabs of a visitor. */
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
    const told = searchParams.get('site-info');
    sent.push({
      url: searchParams.get('page-url') ?? '',
      ref: searchParams.get('page-ref') ?? '',
      title: searchParams.get('title'),
      params: told === null ? null : JSON.parse(told),
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

/** Names of what Metrika keeps in this browser now. */
export function metrikaRecords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.cookie.split(/;\s*/).map((cookie) => cookie.split('=')[0] ?? ''),
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ].filter((name) => name.startsWith('_ym')),
  );
}

/** Names of all that it has ever written on this page. */
export function metrikaWrote(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { metrikaWrote?: string[] }).metrikaWrote ?? []);
}
