import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Head } from '../../page-contract/page.ts';
import { go } from '../navigation/go.ts';
import { renderOnPage } from '../navigation/on-page.fixture.tsx';
import { usePathname } from '../navigation/place.ts';
import { PageAnnouncer } from './page-announcer.tsx';

const TITLES: Record<string, string> = { '/': 'Главная', '/works': 'Работы', '/works#plan': 'Работы' };
const seen: unknown[] = [];
const note = (event: Event) => seen.push((event as CustomEvent).detail);

function Page() {
  const pathname = usePathname();
  const [lateTitle, setLateTitle] = useState<string>();
  const title = TITLES[pathname] ?? lateTitle;
  const head = { title, description: `О странице ${pathname}`, canonical: pathname, image: '/i.png' } as Head;
  return (
    <main>
      {title === undefined ? (
        <div data-page-error>
          <h2>Не открылась</h2>
          <button type="button" onClick={() => setLateTitle('Снова здесь')}>
            Повторить
          </button>
        </div>
      ) : (
        <h1>{title}</h1>
      )}
      <PageAnnouncer head={title === undefined ? undefined : head} />
    </main>
  );
}

beforeEach(() => {
  document.title = 'Главная';
  seen.length = 0;
  addEventListener('act', note);
  renderOnPage(<Page />);
});
afterEach(() => {
  removeEventListener('act', note);
  for (const element of document.head.querySelectorAll('[data-head]')) element.remove();
});

const announced = () => screen.getByRole('status').textContent;
const description = () => document.querySelector('meta[name=description]')?.getAttribute('content');

test('the page on which the visitor arrives is not announced', () => {
  expect(announced()).toBe('');
  expect(document.activeElement).toBe(document.body);
  expect(seen).toEqual([]);
});

test('the next page is announced, counted and described, and its heading has the focus', async () => {
  await act(() => go('/works'));
  expect(document.title).toBe('Работы');
  expect(announced()).toBe('Работы');
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  expect(description()).toBe('О странице /works');
  expect(seen).toEqual([{ page: '/works' }]);
  await act(() => go('/'));
  expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1);
});

test('a link to a part of a page leaves the focus there', async () => {
  await act(() => go('/works#plan'));
  expect(announced()).toBe('Работы');
  expect(document.activeElement).toBe(document.body);
});

test('a page that does not open says so and is not counted until it opens', async () => {
  await act(() => go('/broken'));
  expect(announced()).toBe('Страница не открылась — Преголя');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  expect(description()).toBeUndefined();
  expect(seen).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(document.title).toBe('Снова здесь');
  expect(seen).toEqual([{ page: '/broken' }]);
});
