import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.doUnmock('./page-toast-store.ts');
});

test('the store is neither loaded nor requested before the first call', async () => {
  const made = vi.fn();
  vi.doMock('./page-toast-store.ts', () => ({ createPageToastStore: made }));
  const { toastCalls } = await import('./page-toasts.ts');
  expect(toastCalls.getSnapshot()).toBe(0);
  expect(made).not.toHaveBeenCalled();
});

test('all callers share one store, and each call notifies the listeners', async () => {
  const { pageToasts, toastCalls } = await import('./page-toasts.ts');
  const listener = vi.fn();
  toastCalls.subscribe(listener);
  const [first, second] = await Promise.all([pageToasts(), pageToasts()]);
  expect(first).toBe(second);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(toastCalls.getSnapshot()).toBe(2);
});

test('the next call retries a store whose code failed to load', async () => {
  let isOnline = false;
  const store = {};
  vi.doMock('./page-toast-store.ts', () => ({
    createPageToastStore: () => {
      if (!isOnline) throw new Error('offline');
      return store;
    },
  }));
  const { pageToasts } = await import('./page-toasts.ts');
  await expect(pageToasts()).rejects.toThrow('offline');
  isOnline = true;
  expect(await pageToasts()).toBe(store);
});

test('a failed preload is silent and counts as a request for the view', async () => {
  vi.doMock('./page-toast-store.ts', () => ({
    createPageToastStore: () => {
      throw new Error('offline');
    },
  }));
  const { preloadToasts, toastCalls } = await import('./page-toasts.ts');
  preloadToasts();
  await new Promise((resolve) => setTimeout(resolve));
  expect(toastCalls.getSnapshot()).toBe(1);
});

test('the store waits for the view, so that no toast expires unseen', async () => {
  vi.useFakeTimers();
  const { pageToasts } = await import('./page-toasts.ts');
  const store = await pageToasts();
  store.show({ text: 'Сохранено' });
  vi.advanceTimersByTime(60_000);
  expect(store.getSnapshot()).toHaveLength(1);
  store.setHidden(false);
  vi.advanceTimersByTime(4000);
  expect(store.getSnapshot()).toHaveLength(0);
  vi.useRealTimers();
});
