import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, expect, test, vi } from 'vitest';
import { OPENED_EVENT } from '../../first-view/dialog-names.ts';
import { go } from '../../shell/navigation/go.ts';
import { renderOnPage } from '../../shell/navigation/on-page.fixture.tsx';
import { useQuery } from '../../shell/navigation/place.ts';
import { answerRequests, noNetwork } from '../../shell/navigation/site-answers.fixture.ts';
import { SearchBox } from './search-box.tsx';
import { SearchDialog } from './search-dialog.tsx';
import type { SearchData } from './search-entry.ts';
import { SearchResults } from './search-results.tsx';

const entry = (to: string, title: string) => ({ to, title, note: '', words: '' });
const DATA: SearchData = {
  groups: [
    { kind: 'section', entries: ['/works', '/remont'].map((to) => entry(to, `Раздел ${to}`)) },
    { kind: 'flat', entries: ['1', '2', '3'].map((id) => entry(`/sales/${id}`, `Двушка ${id}`)) },
  ],
};

// Test files share modules: the entries are reset.
afterAll(() => void vi.resetModules());

function showResults(query: string, allOf?: (query: string) => string) {
  const idle = () => <p>Что ищете?</p>;
  const props = { query, inGroup: 2, headings: 'h2', renderIdle: idle, ...(allOf ? { allOf } : {}) } as const;
  renderOnPage(<SearchResults {...props} />);
}

const hits = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('without a network the search says so and tries again on demand', async () => {
  let answer: () => unknown = noNetwork;
  const asked = answerRequests({ 'GET /data/poisk.json': () => answer() });
  showResults('двушка');
  expect(screen.getByRole('status').textContent).toBe('Ищем…');
  await screen.findByText('Поиск не загрузился');
  answer = () => ({ data: DATA });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await screen.findByText('Нашли: 3');
  expect(asked).toHaveLength(2);
});

test('found words are marked, and a long group leads to the rest of it', async () => {
  showResults('двушка', (query) => `/poisk?q=${query}`);
  await screen.findByText('Нашли: 3');
  expect(screen.getByRole('heading').textContent).toBe('Квартиры 3');
  expect(hits()).toEqual(['/sales/1', '/sales/2', '/poisk?q=двушка']);
  screen.getByRole('link', { name: /Ещё 1 ?, Квартиры/ });
  expect(screen.getAllByText('Двушка')[0]?.tagName).toBe('MARK');
  cleanup();
  showResults('двушка');
  await screen.findByText(/И ещё 1: добавьте слово/);
});

test('words that are nowhere lead to a call and to the sections', async () => {
  showResults('экскаватор');
  await screen.findByText(/По словам «экскаватор» на сайте ничего нет/);
  expect(screen.getByRole('status').textContent).toBe('Ничего не нашли');
  expect(screen.getByRole('link', { name: 'Перезвоните мне' }).getAttribute('data-opens')).toBe('site-callback');
  expect(hits().slice(-2)).toEqual(['/works', '/remont']);
});

test('nothing is announced before a word is typed', () => {
  showResults('');
  expect(screen.getByRole('status').textContent).toBe('');
  screen.getByText('Что ищете?');
});

test('arrows move between the field and the results, and Enter in the field asks for all of them', async () => {
  const submit = vi.fn();
  const links = ['a', 'b'].map((to) => (
    <a key={to} href={to} data-hit>
      {to}
    </a>
  ));
  renderOnPage(<SearchBox onSubmit={submit} renderResults={(query) => (query === 'дом' ? links : null)} />);
  const field = screen.getByLabelText<HTMLInputElement>('Что найти');
  await userEvent.type(field, ' дом ');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('b');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledExactlyOnceWith('дом');
});

test('the field follows the address', async () => {
  const Asked = () => <SearchBox asked={useQuery().get('q') ?? ''} onSubmit={vi.fn()} renderResults={() => null} />;
  renderOnPage(<Asked />, '/poisk?q=кухня');
  const field = screen.getByLabelText('Что найти');
  expect(field).toHaveProperty('value', 'кухня');
  await act(() => go('/poisk?q=ванна'));
  expect(field).toHaveProperty('value', 'ванна');
});

test('the dialog suggests sections when it opens, leads to the search page and closes on Escape', async () => {
  answerRequests({ 'GET /data/poisk.json': () => ({ data: DATA }) });
  const went = renderOnPage(<SearchDialog />);
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  act(() => {
    dialog.showModal();
    dialog.dispatchEvent(new Event(OPENED_EVENT));
  });
  const suggested = within(await screen.findByRole('region', { name: 'Часто ищут' }));
  expect(suggested.getAllByRole('link')).toHaveLength(2);
  await userEvent.type(screen.getByLabelText('Что найти'), 'кухня{Escape}');
  expect(dialog.open).toBe(false);
  act(() => dialog.showModal());
  await userEvent.type(screen.getByLabelText('Что найти'), '{Enter}');
  await expect.poll(() => went.map(({ to }) => to)).toEqual([`/poisk?${new URLSearchParams({ q: 'кухня' })}`]);
  expect(dialog.open).toBe(false);
});
