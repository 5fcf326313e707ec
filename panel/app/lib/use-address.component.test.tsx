import { act } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { renderHookInPanel } from '../in-panel.fixture.tsx';
import { useAddress, useAskedInAddress, usePagesInAddress } from './use-address.ts';

const open = <T,>(hook: () => T, address: string) => {
  const { result } = renderHookInPanel(() => ({ place: useLocation(), own: hook() }), { address });
  return { own: () => result.current.own, search: () => result.current.place.search };
};

test('settings are added to the address and removed from it', () => {
  const { own, search } = open(useAddress, '/list?page=3&q=я');
  act(() => void own().set({ sort: 'Цена', page: null }));
  expect(Object.fromEntries(new URLSearchParams(search()))).toEqual({ q: 'я', sort: 'Цена' });
});

test.each([
  ['?page=3', 3],
  ['?page=2.7', 2],
  ['?page=0', 1],
  ['?page=-4', 1],
  ['?page=x', 1],
  ['', 1],
])('the page of «%s» is %i', (address, page) => {
  expect(open(useAddress, `/list${address}`).own().number('page')).toBe(page);
});

test('what a link asks for is done once, and the address forgets it', async () => {
  const act = vi.fn();
  const { search } = open(() => useAskedInAddress('new', act), '/list?new=1&q=x');
  await expect.poll(search).toBe('?q=x');
  expect(act).toHaveBeenCalledOnce();
});

function list(shown: number, change: object = {}) {
  const data = { pages: Array.from({ length: shown }) };
  const more = { hasNextPage: true, isFetching: false, isFetchNextPageError: false };
  return { data, ...more, fetchNextPage: vi.fn(() => Promise.resolve()), ...change };
}

test.each([
  ['loads up to the page of the address', 1, {}, 1],
  ['stops there', 2, {}, 0],
  ['waits for the page under way', 1, { isFetching: true }, 0],
  ['does not insist after a failure', 1, { isFetchNextPageError: true }, 0],
  ['ends with the list', 1, { hasNextPage: false }, 0],
])('a reloaded list %s', (_, shown, change, times) => {
  const pages = list(shown, change);
  open(() => usePagesInAddress(pages), '/list?pages=2');
  expect(pages.fetchNextPage).toHaveBeenCalledTimes(times);
});

test('one more page is loaded and remembered', () => {
  const pages = list(2, { isFetching: true });
  const { own, search } = open(() => usePagesInAddress(pages), '/list?pages=2');
  act(() => own()());
  expect([search(), pages.fetchNextPage.mock.calls.length]).toEqual(['?pages=3', 1]);
});
