import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ChipFilterBar } from './chip-filter-bar.tsx';

const choose = vi.fn();
const CHIPS = ['Все', 'В срок'].map((label) => ({
  ...{ value: label, label, isPressed: label === 'Все', count: 7, choose: () => choose(label) },
}));

const show = (shown: number) =>
  render(
    <ChipFilterBar groups={[{ label: 'Как сдали', chips: CHIPS }]} shown={shown} all={9} order="Новые" className="" />,
  );

test('each group of chips has its name, and a chip chooses its own value', async () => {
  show(9);
  const group = within(screen.getByRole('group', { name: 'Как сдали' }));
  expect(group.getByRole('button', { pressed: true }).textContent).toBe('Все7');
  await userEvent.click(group.getByRole('button', { name: /^В срок/ }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('В срок');
});

test('the bar announces how many entries are shown, or the order of all of them', () => {
  const { unmount } = show(9);
  expect(screen.getByText('Новые').getAttribute('aria-live')).toBe('polite');
  unmount();
  show(4);
  screen.getByText(/Показано 4 из.9/);
});
