import { expect, test } from 'vitest';
import type { Earlier } from './earlier-release.ts';
import { gonePages } from './gone-pages.ts';

const earlier = (gone: string[], pages: string[]) =>
  ({ manifest: { gone }, records: Object.fromEntries(pages.map((path) => [path, {}])) }) as unknown as Earlier;
const createPathCheck = (paths: string[]) => (path: string) => paths.includes(path);

test('a page that is neither published nor moved is gone and stays gone in later releases', () => {
  expect(gonePages(earlier([], ['/', '/sales/a', '/works/b']), createPathCheck(['/', '/works/b']))).toEqual([
    '/sales/a',
  ]);
  expect(gonePages(earlier(['/sales/a'], ['/', '/works/b']), createPathCheck(['/']))).toEqual(['/sales/a', '/works/b']);
});

test('a page that returned or redirects is not gone', () => {
  expect(gonePages(earlier(['/sales/a'], ['/']), createPathCheck(['/', '/sales/a']))).toEqual([]);
});

test('the first release has no gone pages', () => {
  expect(gonePages(null, createPathCheck([]))).toEqual([]);
});
