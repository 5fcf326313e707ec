import { beforeEach, expect, test, vi } from 'vitest';
import { rewindAddress } from './rewind-address.ts';

const SHOWN = { base: '', pathname: '/works', search: '?kind=flat', hash: '', key: 'a' };
const back = vi.fn();

beforeEach(() => {
  back.mockClear();
  addEventListener('popstate', ({ state }) => back(location.pathname, state), { once: true });
});

test('after Back the router first reads the shown page, and then opens the other one', () => {
  history.replaceState({ idx: 0 }, '', '/sales');
  const open = rewindAddress(SHOWN, { idx: 1 });
  expect(location.pathname + location.search).toBe('/works?kind=flat');
  expect(history.state).toEqual({ idx: 1 });
  open();
  expect(location.pathname).toBe('/sales');
  expect(history.state).toEqual({ idx: 0 });
  expect(back).toHaveBeenCalledExactlyOnceWith('/sales', { idx: 0 });
});

test('an address that is still the shown one is left alone', () => {
  history.replaceState({ idx: 5 }, '', '/works?kind=flat');
  rewindAddress(SHOWN, { idx: 1 })();
  expect(history.state).toEqual({ idx: 5 });
  expect(back).not.toHaveBeenCalled();
});
