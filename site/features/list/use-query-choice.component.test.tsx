import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { setNavigator } from '../../shell/navigation/go.ts';
import { renderOnPage } from '../../shell/navigation/on-page.fixture.tsx';
import { useQueryChoice } from './use-query-choice.ts';

const FORM = {
  listPath: '/works',
  read: (query: URLSearchParams) => query.getAll('kind'),
  write(kinds: readonly string[]) {
    return new URLSearchParams(kinds.map((kind) => ['kind', kind]));
  },
};

function Chips() {
  const [kinds, change] = useQueryChoice(FORM);
  return ['flat', 'bath'].map((kind) => (
    <button
      key={kind}
      type="button"
      aria-pressed={kinds.includes(kind)}
      onClick={() => change((all) => (all.includes(kind) ? all.filter((one) => one !== kind) : [...all, kind]))}
    >
      {kind}
    </button>
  ));
}

const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

test('a choice is in the address without a new history entry, and a second one adds to it', async () => {
  const went = renderOnPage(<Chips />, '/works');
  await userEvent.click(screen.getByRole('button', { name: 'flat' }));
  await userEvent.click(screen.getByRole('button', { name: 'bath' }));
  expect(went).toEqual([
    { to: '/works?kind=flat', options: { replace: true, preventScrollReset: true } },
    { to: '/works?kind=flat&kind=bath', options: { replace: true, preventScrollReset: true } },
  ]);
  expect(pressed()).toEqual(['flat', 'bath']);
  await userEvent.click(screen.getByRole('button', { name: 'flat' }));
  await userEvent.click(screen.getByRole('button', { name: 'bath' }));
  expect(went.at(-1)?.to).toBe('/works');
});

test('a choice on a later page goes to the first one, which is a new history entry', async () => {
  const went = renderOnPage(<Chips />, '/works/page/2');
  await userEvent.click(screen.getByRole('button', { name: 'bath' }));
  expect(went).toEqual([{ to: '/works?kind=bath', options: { replace: false, preventScrollReset: true } }]);
});

test('the address decides what is chosen', () => {
  renderOnPage(<Chips />, '/works?kind=bath');
  expect(pressed()).toEqual(['bath']);
});

test('a choice is shown at once, while the network is awaited, and taken back when it is refused', async () => {
  renderOnPage(<Chips />, '/works');
  const { promise, resolve: refuse } = Promise.withResolvers<void>();
  const navigator = { navigate: () => promise, revalidate: () => promise };
  setNavigator(() => Promise.resolve(navigator), navigator);
  await userEvent.click(screen.getByRole('button', { name: 'flat' }));
  expect(pressed()).toEqual(['flat']);
  expect(location.search).toBe('');
  refuse();
  await expect.poll(() => screen.queryByRole('button', { pressed: true })).toBeNull();
});
