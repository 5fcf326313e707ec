import { describe, expect, test } from 'vitest';
import { onPortions, type Portions, portionsSeen, rememberPortion, searchPortions, worksUpTo } from './catalogue.ts';
import type { ListedWork } from './data.ts';

function work(slug: string): ListedWork {
  return {
    slug,
    title: slug,
    packageTitle: 'Комфорт',
    areaM2: 50,
    days: 60,
    priceRub: 1_000_000,
    cover: { id: `${slug}.0`, width: 1600, height: 1067, color: '#cccccc', alt: slug },
    facts: [],
  };
}

const [a, b, c] = [work('a'), work('b'), work('c')];
const pageTwo = { works: [b], page: 2, pages: 3, total: 3 };
const slugs = (works: readonly ListedWork[]) => works.map(({ slug }) => slug).join('');

describe('a page of the list', () => {
  test('shows what comes before it when that has been seen', () => {
    expect(slugs(worksUpTo(pageTwo, new Map([[1, [a]]])))).toBe('ab');
  });

  test('stands alone when it is the first that a visitor opens', () => {
    expect(slugs(worksUpTo(pageTwo, new Map()))).toBe('b');
    expect(slugs(worksUpTo({ ...pageTwo, page: 3, works: [c] }, new Map([[1, [a]]])))).toBe('c');
  });
});

describe('a search through the list', () => {
  const all = () => true;

  test('stops at the first page that is not known and says which ones are missing', () => {
    const { works, missing } = searchPortions(pageTwo, new Map(), all);
    expect(slugs(works)).toBe('');
    expect(missing).toEqual([1, 3]);
  });

  test('keeps the order of the list and ends when every page is known', () => {
    const seen: Portions = new Map([
      [3, [c]],
      [1, [a]],
    ]);
    expect(slugs(searchPortions(pageTwo, seen, all).works)).toBe('abc');
    expect(searchPortions(pageTwo, seen, all).missing).toEqual([]);
    expect(slugs(searchPortions(pageTwo, seen, ({ slug }) => slug !== 'b').works)).toBe('ac');
  });
});

test('pages of an earlier release are forgotten when the total changes', () => {
  let calls = 0;
  const stop = onPortions(() => {
    calls += 1;
  });
  rememberPortion({ ...pageTwo, page: 1, works: [a] });
  rememberPortion(pageTwo);
  rememberPortion(pageTwo);
  expect([...portionsSeen().keys()]).toEqual([1, 2]);
  expect(calls).toBe(2);
  rememberPortion({ ...pageTwo, total: 4 });
  expect([...portionsSeen().keys()]).toEqual([2]);
  stop();
});
