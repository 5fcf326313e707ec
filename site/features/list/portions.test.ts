import { describe, expect, test } from 'vitest';
import { createPortionStore, itemsUpTo, type Portion, type Portions, searchPortions } from './portions.ts';

type Work = { readonly slug: string };
const [a, b, c] = ['a', 'b', 'c'].map((slug) => ({ slug })) as [Work, Work, Work];
const pageTwo: Portion<Work> = { items: [b], page: 2, pages: 3, total: 3 };
const slugs = (items: readonly Work[]) => items.map(({ slug }) => slug).join('');

describe('a page of the list', () => {
  test('shows the preceding pages that are already loaded', () => {
    expect(slugs(itemsUpTo(pageTwo, new Map([[1, [a]]])))).toBe('ab');
  });

  test('shows only its own items when the preceding page is not loaded', () => {
    expect(slugs(itemsUpTo(pageTwo, new Map()))).toBe('b');
    expect(slugs(itemsUpTo({ ...pageTwo, page: 3, items: [c] }, new Map([[1, [a]]])))).toBe('c');
  });
});

describe('a search through the list', () => {
  const all = () => true;

  test('stops at the first unknown page and returns the missing pages', () => {
    const { items, missing } = searchPortions(pageTwo, new Map(), all);
    expect(slugs(items)).toBe('');
    expect(missing).toEqual([1, 3]);
  });

  test('keeps the order of the list and reports no missing pages when every page is known', () => {
    const seen: Portions<Work> = new Map([
      [3, [c]],
      [1, [a]],
    ]);
    expect(slugs(searchPortions(pageTwo, seen, all).items)).toBe('abc');
    expect(searchPortions(pageTwo, seen, all).missing).toEqual([]);
    expect(slugs(searchPortions(pageTwo, seen, ({ slug }) => slug !== 'b').items)).toBe('ac');
  });
});

test('cached pages of an earlier release are dropped when the total changes', () => {
  let calls = 0;
  const store = createPortionStore<Work>('/works');
  store.subscribe(() => {
    calls += 1;
  });
  store.remember({ ...pageTwo, page: 1, items: [a] });
  store.remember(pageTwo);
  store.remember(pageTwo);
  expect([...store.seen().keys()]).toEqual([1, 2]);
  expect(calls).toBe(2);
  store.remember({ ...pageTwo, total: 4 });
  expect([...store.seen().keys()]).toEqual([2]);
});
