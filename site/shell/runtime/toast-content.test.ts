import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedContent, toContent } from './toast-content.ts';
import { lifetimeMs } from './toast-lifetime.ts';

const lifetimeOf = (options: Omit<Parameters<typeof toContent>[0], 'text'>) =>
  lifetimeMs(toContent({ text: 'Готово', ...options }));

test.each([
  [undefined, 3000],
  [true, 5000],
  [false, null],
  [0, 0],
  [1200, 1200],
  [-5, 0],
  [Number.NaN, 3000],
  [Number.POSITIVE_INFINITY, null],
  [2 ** 31, null],
])('a toast with autoClose %s lives %s ms', (autoClose, expected) => {
  expect(lifetimeOf(autoClose === undefined ? {} : { autoClose })).toBe(expected);
});

test('a loading toast and one that shows progress do not close by themselves', () => {
  expect(lifetimeOf({ type: 'loading', autoClose: 500 })).toBeNull();
  expect(lifetimeOf({ progress: 0, autoClose: 500 })).toBeNull();
});

test.each([
  [-1, 0],
  [0.5, 0.5],
  [2, 1],
  [Number.NaN, 0],
  [Number.NEGATIVE_INFINITY, 0],
])('progress %s is shown as %s', (progress, expected) => {
  expect(toContent({ text: '', progress }).progress).toBe(expected);
});

test('progress is always within 0..1', () => {
  fc.assert(
    fc.property(fc.double(), (progress) => {
      const shown = toContent({ text: '', progress }).progress ?? -1;
      expect(shown >= 0 && shown <= 1).toBe(true);
    }),
  );
});

test('a finished toast closes as usual, for any options of its loading state', () => {
  const action = { label: 'Отменить', run: () => {} };
  const loading = toContent({ type: 'loading', text: 'Отправляем', autoClose: 500, progress: 0.5, action });
  const finished = changedContent(loading, { type: 'success' });
  expect(finished).toEqual(toContent({ type: 'success', text: 'Отправляем' }));
  expect(lifetimeMs(finished)).toBe(3000);
  expect(lifetimeMs(changedContent(loading, { type: 'error', autoClose: false }))).toBeNull();
});

test('a loading toast with an updated text keeps loading', () => {
  const loading = toContent({ type: 'loading', text: 'Отправляем', progress: 0.5 });
  expect(changedContent(loading, { text: 'Почти' })).toEqual({ ...loading, text: 'Почти' });
});

test('an update keeps omitted fields, and a null progress returns the bar to the timer', () => {
  const shown = toContent({ type: 'info', text: 'Файл', autoClose: 1000, progress: 0.5 });
  expect(changedContent(shown, { progress: 0.7 })).toEqual({ ...shown, progress: 0.7 });
  expect(lifetimeMs(changedContent(shown, { progress: null }))).toBe(1000);
});
