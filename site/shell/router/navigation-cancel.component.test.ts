import { beforeEach, expect, test, vi } from 'vitest';
import { createNavigationCancel } from './navigation-cancel.ts';
import type { BrowserRouter } from './pending-navigation.ts';

const url = (path: string) => new URL(path, 'https://site.ru');
const pending = (kind: 'push' | 'pop' | 'replace') => ({ target: url('/sales'), current: url('/works?a=1'), kind });
const idle = { state: 'idle' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  history.replaceState({ idx: 3 }, '', '/works?a=1');
});
function createRouter() {
  let tell: (state: { navigation: unknown }) => void = () => {};
  const state = { navigation: { state: 'loading' } as object, location: { state: { from: 'menu' } } };
  const navigate = vi.fn();
  const subscribe = (listener: typeof tell) => {
    tell = listener;
  };
  const cancel = createNavigationCancel(() => ({ state, navigate, subscribe }) as unknown as BrowserRouter);
  cancel.watch();
  return { cancel, navigate, state, arrive: () => tell({ navigation: idle }) };
}

test('a link that is cancelled opens the shown page again in its own history entry', () => {
  const { cancel, navigate, arrive } = createRouter();
  cancel.instead(pending('push'));
  const options = { replace: true, preventScrollReset: true, state: { from: 'menu' } };
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/works?a=1', options);
  expect(cancel.isReturn(pending('replace'))).toBe(true);
  expect(cancel.isReturn(pending('push'))).toBe(false);
  arrive();
  expect(cancel.isReturn(pending('replace'))).toBe(false);
});

test('Back that is cancelled goes forward again, until history is there', () => {
  const { cancel, navigate } = createRouter();
  history.replaceState({ idx: 1 }, '', '/sales');
  expect(cancel.isReturn(pending('pop'))).toBe(false);
  cancel.instead(pending('pop'));
  expect(navigate.mock.calls).toEqual([[2]]);
  vi.advanceTimersByTime(300);
  expect(navigate.mock.calls).toEqual([[2], [2]]);
  history.replaceState({ idx: 3 }, '', '/works?a=1');
  vi.advanceTimersByTime(900);
  expect(navigate).toHaveBeenCalledTimes(2);
  expect(cancel.isReturn(pending('pop'))).toBe(true);
});

test('another navigation ends the way back', () => {
  const { cancel, navigate, state } = createRouter();
  history.replaceState({ idx: 1 }, '', '/sales');
  cancel.instead(pending('pop'));
  state.navigation = {};
  vi.advanceTimersByTime(900);
  expect(navigate).toHaveBeenCalledOnce();
});
