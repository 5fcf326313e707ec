import { expect, test } from 'vitest';
import { createTestStore } from './testing/create-test-store.ts';
import { ENTER_MS } from './toast-phases.ts';

test('a new toast replaces the single one, and other toasts are dropped for 390 ms', () => {
  const { clock, store, texts } = createTestStore({ multiple: false });
  const shown: string[][] = [];
  for (const [at, wait] of [
    ['0', 50],
    ['50', 150],
    ['200', 160],
    ['360', 29],
    ['389', 41],
    ['430', 0],
  ] as const) {
    store.show({ text: at });
    shown.push(texts());
    clock.advance(wait);
  }
  expect(shown).toEqual([['0'], ['0'], ['0'], ['0'], ['0'], ['430']]);
});

test('one toast replaces another in one change, so that two are never visible', () => {
  const { clock, store, texts } = createTestStore({ multiple: false });
  const seen: string[][] = [];
  store.subscribe(() => seen.push(texts()));
  store.show({ text: 'a' });
  clock.advance(390);
  store.show({ text: 'b' });
  expect(seen).toEqual([['a'], ['a'], ['b']]);
});

test('a dropped toast has no id and does not prolong the drop period', () => {
  const { clock, store } = createTestStore({ multiple: false });
  expect(store.show({ text: 'a' })).not.toBeNull();
  clock.advance(389);
  expect(store.show({ text: 'b' })).toBeNull();
  clock.advance(1);
  expect(store.show({ text: 'c' })).not.toBeNull();
});

test('updates are exempt from the limit of one toast', () => {
  const { clock, store, phases, texts, show } = createTestStore({ multiple: false });
  const id = show({ type: 'loading', text: 'Отправляем' });
  clock.advance(100);
  expect(store.update(id, { type: 'success', text: 'Отправлено' })).toBe(true);
  expect(texts()).toEqual(['Отправлено']);
  clock.advance(ENTER_MS + 3000);
  expect(phases()).toEqual(['exit']);
});

test('a replaced toast never returns in a later phase', () => {
  const { clock, store, texts } = createTestStore({ multiple: false });
  store.show({ text: 'a' });
  clock.advance(390);
  store.show({ text: 'b' });
  clock.advance(2900);
  expect(texts()).toEqual(['b']);
});

test('a toast with multiple set is shown next to the single one and is not dropped', () => {
  const { store, texts } = createTestStore({ multiple: false });
  store.show({ text: 'one' });
  store.show({ text: 'error', type: 'error', multiple: true });
  expect(texts()).toEqual(['one', 'error']);
});
