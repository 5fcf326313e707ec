import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderOnPage } from '../../shell/navigation/on-page.fixture.tsx';
import { answerRequests, noNetwork } from '../../shell/navigation/site-answers.fixture.ts';
import { ListFailure } from './list-failure.tsx';
import { createPortionStore } from './portions.ts';
import { type ListFilter, useFound } from './use-found.ts';

const PAGES = [['a1', 'b1'], ['a2', 'b2'], ['a3']];
const portion = (page: number) => ({ items: PAGES[page - 1] ?? [], page, pages: PAGES.length, total: 5 });
const FIRST = portion(1);

type Wish = ListFilter<string> | null;
const named = (letter: string, more: Partial<ListFilter<string>> = {}): Wish => ({
  ...{ key: letter, isWanted: (item) => item.startsWith(letter), ...more },
});

function show(wish: Wish, pageTwo: () => unknown = () => ({ data: portion(2) })) {
  const asked = answerRequests({
    'GET /data/list/page/2.json': () => pageTwo(),
    'GET /data/list/page/3.json': () => ({ data: portion(3) }),
  });
  const store = createPortionStore<string>('/list');
  function List() {
    const { items, status, showMore, retry } = useFound(store, FIRST, wish);
    if (status === 'failed') return <ListFailure onRetry={retry} />;
    return (
      <>
        <p>{`${status}: ${items.join()}`}</p>
        <button type="button" onClick={showMore}>
          more
        </button>
      </>
    );
  }
  renderOnPage(<List />);
  return () => asked.map(({ path }) => path);
}

test('without a filter the page is shown as it is, and nothing is fetched', () => {
  const asked = show(null);
  screen.getByText('done: a1,b1');
  expect(asked()).toEqual([]);
});

test('a filter shows what it has found and fetches the rest of the list', async () => {
  const asked = show(named('a'));
  screen.getByText('loading: a1');
  await screen.findByText('done: a1,a2,a3');
  expect(asked()).toEqual(['/data/list/page/2.json', '/data/list/page/3.json']);
});

test('an order needs the whole list', async () => {
  show(named('', { order: (one, other) => other.localeCompare(one), step: 2 }));
  await screen.findByText('more: b2,b1');
});

test('only as much is fetched as is shown, and further items follow on demand', async () => {
  const asked = show(named('b', { step: 1 }));
  await screen.findByText('more: b1');
  expect(asked()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'more' }));
  await screen.findByText('done: b1,b2');
});

test('without a network the list says so and fetches again on demand', async () => {
  let answer: () => unknown = noNetwork;
  show(named('a'), () => answer());
  await screen.findByText(/Ваш выбор сохранился в адресе страницы/);
  let arrive = (_: unknown) => {};
  answer = () => new Promise((resolve) => (arrive = resolve));
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  screen.getByText('loading: a1');
  arrive({ data: portion(2) });
  await screen.findByText('done: a1,a2,a3');
});
