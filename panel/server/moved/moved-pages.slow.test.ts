import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RedirectProblems, SitePages } from '../../contract/moved-pages.ts';
import { startPreviewPanel } from '../preview/preview-panel.fixture.ts';

let panel: Awaited<ReturnType<typeof startPreviewPanel>>;
beforeAll(async () => {
  panel = await startPreviewPanel();
});
afterAll(() => panel.stop());

async function ask<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(panel.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { origin: panel.url, cookie: 'person=anna' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

test('pages that search engines list are named with their heads and their entries', { tags: ['nightly'] }, async () => {
  const { pages } = await ask<SitePages>('/api/site-pages');
  const at = (path: string) => pages.find((page) => page.path === path);
  expect(at('/services/dizajn-proekt')).toMatchObject({
    title: expect.stringContaining('Дизайн-проект'),
    entry: { kind: 'services', file: 'services/dizajn-proekt.yaml' },
  });
  expect(at('/contacts')).toMatchObject({ entry: null, hasOwnTitle: false });
  expect(at('/thankyou')).toBeUndefined();
  expect(at('/remont/komfort')?.description).not.toBe('');
  expect(pages.some(({ hasOwnTitle }) => hasOwnTitle)).toBe(true);
});

test('redirects are checked by the rules of publishing', { tags: ['nightly'] }, async () => {
  const list = [
    { from: '/old', to: '/works' },
    { from: '/works', to: '/sales' },
    { from: '/old', to: '/sales' },
    { from: '/older', to: '/old' },
    { from: 'x', to: '/works' },
    { from: '/loop', to: '/loop' },
  ];
  const { problems } = await ask<RedirectProblems>('/api/redirects/check', { list });
  expect(problems.map(({ index }) => index).toSorted()).toEqual([1, 2, 3, 4, 5, 5]);
  expect(problems.find(({ index }) => index === 3)?.message).toContain('Страницы /old нет');
});
