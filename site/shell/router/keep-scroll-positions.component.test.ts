import { afterEach, expect, test, vi } from 'vitest';
import { keepScrollPositions } from './keep-scroll-positions.ts';
import type { BrowserRouter } from './pending-navigation.ts';

const KEPT = 'react-router-scroll-positions';

afterEach(() => {
  vi.restoreAllMocks();
});

function keepFor(navigation: 'idle' | 'loading') {
  const enableScrollRestoration = vi.fn<(positions: Record<string, number>) => void>();
  const state = { navigation: { state: navigation }, location: { key: 'works' } };
  keepScrollPositions({ state, enableScrollRestoration } as unknown as BrowserRouter);
  return enableScrollRestoration.mock.calls[0]?.[0];
}

const leave = () => dispatchEvent(new Event('pagehide'));

test('a page that is left keeps its scroll position for the next document of the tab', () => {
  keepFor('idle');
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  leave();
  expect(JSON.parse(sessionStorage.getItem(KEPT) ?? '')).toEqual({ works: 640 });
  expect(history.scrollRestoration).toBe('auto');
  expect(keepFor('idle')).toEqual({ works: 640 });
  expect(history.scrollRestoration).toBe('manual');
});

test('a page that is left while the next one loads keeps the position that it had', () => {
  sessionStorage.setItem(KEPT, '{"works":120}');
  keepFor('loading');
  leave();
  expect(JSON.parse(sessionStorage.getItem(KEPT) ?? '')).toEqual({ works: 120 });
});
