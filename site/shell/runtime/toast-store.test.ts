import { expect, test } from 'vitest';
import { createTestStore } from './testing/create-test-store.ts';
import { COLLAPSE_MS, ENTER_MS } from './toast-phases.ts';

test('a toast enters, is visible for three seconds, collapses for 300 ms and is removed', () => {
  const { clock, store, phases } = createTestStore();
  store.show({ text: 'Сохранено' });
  expect(phases()).toEqual(['enter']);
  clock.advance(ENTER_MS);
  expect(phases()).toEqual(['visible']);
  clock.advance(2999);
  expect(phases()).toEqual(['visible']);
  clock.advance(1);
  expect(phases()).toEqual(['exit']);
  clock.advance(299);
  expect(phases()).toEqual(['exit']);
  clock.advance(1);
  expect(phases()).toEqual([]);
});

test('a click closes any toast except a loading one', () => {
  const { clock, store, phases, show } = createTestStore();
  const success = show({ type: 'success', text: '' });
  const loading = show({ type: 'loading', text: '', autoClose: 500 });
  clock.advance(1000);
  store.dismiss(success);
  store.dismiss(loading);
  expect(phases()).toEqual(['exit', 'visible']);
  clock.advance(60_000);
  expect(phases()).toEqual(['visible']);
  store.close(loading);
  expect(phases()).toEqual(['exit']);
});

test('a toast dismissed while it enters starts its exit at once', () => {
  const { clock, store, phases, show } = createTestStore();
  const id = show({ text: '' });
  clock.advance(50);
  store.dismiss(id);
  expect(phases()).toEqual(['exit']);
  clock.advance(COLLAPSE_MS);
  expect(phases()).toEqual([]);
});

test('a second close does not prolong the exit', () => {
  const { clock, store, phases, show } = createTestStore();
  const id = show({ text: '' });
  store.close(id);
  clock.advance(COLLAPSE_MS - 1);
  store.close(id);
  store.clear();
  clock.advance(1);
  expect(phases()).toEqual([]);
});

test('a loading toast is updated in place to a finished toast, which closes as usual', () => {
  const { clock, store, phases, texts, show } = createTestStore();
  const id = show({ type: 'loading', text: 'Отправляем', autoClose: 500 });
  store.show({ text: 'Другое', autoClose: false });
  clock.advance(10_000);
  expect(store.update(id, { type: 'success', text: 'Отправлено' })).toBe(true);
  expect(texts()).toEqual(['Отправлено', 'Другое']);
  expect(store.getSnapshot()[0]).toMatchObject({ id, type: 'success', lifetimeMs: 3000, timerRun: 1 });
  clock.advance(2999);
  expect(phases()).toEqual(['visible', 'visible']);
  clock.advance(1);
  expect(phases()).toEqual(['exit', 'visible']);
});

test('an update of an entering toast starts its timer after the entry', () => {
  const { clock, store, phases, show } = createTestStore();
  const id = show({ type: 'loading', text: '' });
  clock.advance(ENTER_MS - 1);
  store.update(id, { type: 'success' });
  clock.advance(3000);
  expect(phases()).toEqual(['visible']);
  clock.advance(1);
  expect(phases()).toEqual(['exit']);
});

test('an update of a hovered toast waits until the pointer leaves', () => {
  const { clock, store, phases, show } = createTestStore();
  const id = show({ type: 'loading', text: '' });
  store.pause(id, 'hover');
  store.update(id, { type: 'success' });
  clock.advance(60_000);
  expect(phases()).toEqual(['visible']);
  store.resume(id, 'hover');
  clock.advance(3000);
  expect(phases()).toEqual(['exit']);
});

test('an update of a closing or removed toast returns false', () => {
  const { clock, store, show } = createTestStore();
  const id = show({ text: '' });
  store.close(id);
  expect(store.update(id, { text: 'x' })).toBe(false);
  clock.advance(COLLAPSE_MS);
  expect(store.update(id, { text: 'x' })).toBe(false);
});

test('a toast with progress stays until its bar returns to the timer', () => {
  const { clock, store, phases, show } = createTestStore();
  const id = show({ text: '', progress: 2 });
  clock.advance(60_000);
  expect(store.getSnapshot()[0]).toMatchObject({ progress: 1, lifetimeMs: null });
  store.update(id, { progress: null });
  clock.advance(3000);
  expect(phases()).toEqual(['exit']);
});

test('an update to an unlimited lifetime cancels the timer of a visible toast', () => {
  const { clock, store, phases, show } = createTestStore();
  const id = show({ text: '', autoClose: 2 ** 31 - 1 });
  expect(store.getSnapshot()[0]).toMatchObject({ lifetimeMs: 2 ** 31 - 1 });
  store.update(id, { autoClose: 2 ** 31 });
  expect(store.getSnapshot()[0]).toMatchObject({ lifetimeMs: null, timerRun: 0 });
  clock.advance(2 ** 31);
  expect(phases()).toEqual(['visible']);
});

test('a hidden tab pauses all toasts, including those added meanwhile', () => {
  const { clock, store, phases } = createTestStore();
  store.show({ text: '' });
  clock.advance(1000);
  store.setHidden(true);
  store.show({ text: '' });
  clock.advance(60_000);
  expect(store.getSnapshot().map(({ isPaused }) => isPaused)).toEqual([true, true]);
  store.setHidden(false);
  clock.advance(2199);
  expect(phases()).toEqual(['visible', 'visible']);
  clock.advance(1);
  expect(phases()).toEqual(['exit', 'visible']);
  clock.advance(800);
  expect(phases()).toEqual(['exit']);
});

test('clearing closes all toasts, including loading ones', () => {
  const { clock, store, phases } = createTestStore();
  store.show({ text: '' });
  store.show({ text: '', type: 'loading' });
  clock.advance(1000);
  store.clear();
  expect(phases()).toEqual(['exit', 'exit']);
  clock.advance(COLLAPSE_MS);
  expect(phases()).toEqual([]);
});

test('calls with an unknown id change nothing', () => {
  const { store } = createTestStore();
  const before = store.getSnapshot();
  for (const act of [store.close, store.dismiss]) act('x');
  store.pause('x', 'hover');
  store.resume('x', 'hover');
  expect(store.getSnapshot()).toBe(before);
});
