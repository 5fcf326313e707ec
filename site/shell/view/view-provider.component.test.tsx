import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePathname } from '../navigation/place.ts';
import { useOnNavigation } from '../navigation/use-on-navigation.ts';
import type { PageView } from './page-view.ts';
import { ScrollPosition } from './scroll-position.tsx';
import { type ShowView, ViewProvider } from './view-provider.tsx';

const scroll = vi.fn();
const navigated = vi.fn();
let show: ShowView;

beforeEach(() => {
  navigated.mockClear();
  vi.stubGlobal('scrollTo', scroll);
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function scrollIntoView(this: HTMLElement) {
    scroll(this.id);
  });
  render(
    <ViewProvider
      initial={view('/', 'reset')}
      onReady={(given) => {
        show = given;
      }}
    >
      <Page />
    </ViewProvider>,
  );
  scroll.mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

function view(address: string, position: PageView['scroll'], key = address): PageView {
  const { pathname, search, hash } = new URL(address, 'https://site.ru');
  return {
    place: { base: '', pathname, search, hash, key },
    content: { error: null, isWhole: false },
    scroll: position,
  };
}

function Page() {
  useOnNavigation(navigated);
  return (
    <>
      <p id="plan">{usePathname()}</p>
      <ScrollPosition />
    </>
  );
}

const open = (page: PageView, target = '') => act(() => show({ page, target }));

test('a navigation is noticed at its start and at its end, but not the first page', () => {
  expect(navigated).not.toHaveBeenCalled();
  open(view('/', 'keep'), 'key-of-works');
  expect(navigated).toHaveBeenCalledOnce();
  open(view('/works', 'reset'));
  screen.getByText('/works');
  expect(navigated).toHaveBeenCalledTimes(2);
});

test('a transition that is late shows the latest page', () => {
  let late = () => {};
  act(() =>
    show({ page: view('/works', 'reset'), target: '' }, (update) => {
      late = update;
    }),
  );
  open(view('/sales', 'reset'));
  act(() => late());
  screen.getByText('/sales');
});

test.each<[string, PageView['scroll'], unknown[]]>([
  ['/works', 'reset', [{ top: 0, behavior: 'instant' }]],
  ['/works', 300, [{ top: 300, behavior: 'instant' }]],
  ['/?kind=flat', 'reset', [{ top: 0, behavior: 'auto' }]],
  ['/works#plan', 'reset', ['plan']],
  ['/works#plan', 300, [{ top: 300, behavior: 'instant' }]],
  ['/works#%', 'reset', [{ top: 0, behavior: 'instant' }]],
])('opening %s with the position %j scrolls to %j', (address, position, to) => {
  open(view(address, position));
  expect(scroll.mock.calls).toEqual([to]);
});

test('a position to keep is kept', () => {
  open(view('/works', 'keep'));
  expect(scroll).not.toHaveBeenCalled();
});
