import { expect, test } from 'vitest';
import { formatIssue } from '../../model/load/format-issue.ts';
import { brokenLinkIssues } from './trace-links.ts';

const texts = new Map(
  Object.entries({
    'navigation.yaml': 'menu:\n  - { title: Работы, to: /works/kuhnya }\n',
    'articles/poly.md': '---\ntitle: А\n---\n\nСм. [кухню](/works/kuhnya) и\n[место](#mesto).\n',
    'articles/plitka.md': '---\ntitle: Б\n---\n[работы](/works), [место](#mesto)\n',
    'redirects.yaml': '- { from: /old, to: /новости }\n- { from: /more/works, to: /old?page=(2) }\n',
  }).map(([file, text]) => [file, Buffer.from(text)]),
);
const issuesOf = (...broken: { page: string; link: string }[]) => brokenLinkIssues(broken, texts);

test('a dead link is reported with each file and line that contains the exact address', () => {
  expect(
    issuesOf({ page: '/', link: '/works/kuhnya' }, { page: '/news', link: '/works/kuhnya' }).map(formatIssue),
  ).toEqual([
    'navigation.yaml, строка 2: Ссылка /works/kuhnya никуда не ведёт: такой страницы нет. Исправьте адрес.',
    'articles/poly.md, строка 5: Ссылка /works/kuhnya никуда не ведёт: такой страницы нет. Исправьте адрес.',
  ]);
  expect(issuesOf({ page: '/', link: '/works' })).toMatchObject([{ file: 'articles/plitka.md', line: 4 }]);
});

test('a dead anchor of a page is searched only in the file of that page', () => {
  expect(issuesOf({ page: '/news/poly', link: '#mesto' })).toMatchObject([{ file: 'articles/poly.md', line: 6 }]);
});

test('a percent-encoded address is found as it was typed', () => {
  expect(issuesOf({ page: '/', link: encodeURI('/новости') })).toMatchObject([{ file: 'redirects.yaml', line: 1 }]);
});

test('an address with special characters of regular expressions is found', () => {
  expect(issuesOf({ page: '/', link: '/old?page=(2)' })).toMatchObject([{ file: 'redirects.yaml', line: 2 }]);
});

test('a dead link names the files whose absence may be the cause', () => {
  expect(issuesOf({ page: '/', link: '/works/kuhnya' })[0]?.others).toEqual(
    expect.arrayContaining(['works/kuhnya.yaml', 'articles/kuhnya.md', 'redirects.yaml']),
  );
});

test('a link found in no file is reported with its page', () => {
  expect(issuesOf({ page: '/about', link: '/nowhere' })).toMatchObject([{ file: 'страница /about' }]);
});
