import { beforeEach, expect, test, vi } from 'vitest';
import { go, revalidate, setNavigator } from './go.ts';

const createNavigator = () => ({ navigate: vi.fn(async () => {}), revalidate: vi.fn(async () => {}) });

let router = createNavigator();
let fallback = createNavigator();
beforeEach(() => {
  router = createNavigator();
  fallback = createNavigator();
});

test('a navigation waits for the router', async () => {
  const loading = Promise.withResolvers<typeof router>();
  setNavigator(() => loading.promise, fallback);
  const arrival = go('/works', { replace: true });
  expect(router.navigate).not.toHaveBeenCalled();
  loading.resolve(router);
  await arrival;
  expect(router.navigate).toHaveBeenCalledExactlyOnceWith('/works', { replace: true });
  expect(fallback.navigate).not.toHaveBeenCalled();
});

test('while the code of the router does not load, the fallback navigates and loads the data again', async () => {
  setNavigator(() => Promise.reject(new Error('404')), fallback);
  await go('/works');
  await revalidate();
  expect(fallback.navigate).toHaveBeenCalledOnce();
  expect(fallback.revalidate).toHaveBeenCalledOnce();
});

test('a router that loads later is used', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(router);
  setNavigator(load, fallback);
  await revalidate();
  await revalidate();
  expect(fallback.revalidate).toHaveBeenCalledOnce();
  expect(router.revalidate).toHaveBeenCalledOnce();
});
