import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { laterPages, listPage } from './list-pages.ts';

describe('the pages of a list', () => {
  test('hold every entry once and in order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 200 }), fc.integer({ min: 1, max: 30 }), (list, perPage) => {
        const numbers = [undefined, ...laterPages(list.length, perPage).map(({ number }) => number)];
        const pages = numbers.map((number) => listPage(list, perPage, number));
        expect(pages.flatMap((page) => page?.shown ?? [])).toEqual(list);
        expect(pages.every((page) => page?.pages === numbers.length)).toBe(true);
      }),
    );
  });

  test('begin with a page without a number, even for an empty list', () => {
    expect(listPage([], 12, undefined)).toEqual({ page: 1, pages: 1, start: 0, shown: [] });
    expect(laterPages(0, 12)).toEqual([]);
  });

  test.each(['0', '1', '02', '2.0', '-2', 'two', '', '4', '1e1'])('reject the page number «%s»', (written) => {
    expect(listPage([1, 2, 3], 1, written)).toBeNull();
  });
});
