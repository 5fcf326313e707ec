import { expect, test } from 'vitest';
import { redirectIssues, redirectTable } from './redirects.ts';

const PAGES = new Set(['/works', '/sales']);
const issuesOf = (...moved: { from: string; to: string }[]) =>
  redirectIssues(moved, PAGES).map(({ path, message }) => [path?.[0], message]);

test('a redirect from an old address to a page or a part of it is valid', () => {
  expect(issuesOf({ from: '/old', to: '/works?kind=flat#list' })).toEqual([]);
});

test('a redirect from a page, twice from one address or to a missing page is refused', () => {
  expect(
    issuesOf(
      { from: '/works', to: '/sales' },
      { from: '/old', to: '/sales' },
      { from: '/old', to: '/works' },
      { from: '/older', to: '/nowhere' },
    ),
  ).toEqual([
    [0, expect.stringContaining('По адресу /works есть страница')],
    [2, expect.stringContaining('Адрес /old переадресован дважды')],
    [3, expect.stringContaining('Страницы /nowhere нет')],
  ]);
});

test('redirects of routes are temporary, redirects of the content are permanent', () => {
  const routes = [{ path: '/price', redirect: '/' }, { path: '/works' }];
  expect(redirectTable(routes, [{ from: '/old', to: '/works' }])).toEqual({
    '/price': { to: '/', status: 302 },
    '/old': { to: '/works', status: 301 },
  });
});
