import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { DeadlinesData } from './data.ts';
import type { DeadlineChoice } from './deadline-filter.ts';
import { FilterBar } from './filter-bar.tsx';

const row = (lateDays: number, pack: string) => ({ lateDays, isUnderway: false, package: pack, house: '' });
const DATA = {
  rows: [row(3, 'comfort'), row(0, 'comfort'), row(0, 'author')],
  packages: ['comfort', 'author'].map((value) => ({ value, label: value })),
  houses: [],
} as unknown as DeadlinesData;
const LATE: DeadlineChoice = { outcome: 'opozdali', package: '', house: '' };

test('a bar offers what makes a difference, and counts within the other choices', async () => {
  const change = vi.fn();
  render(<FilterBar data={DATA} choice={LATE} shown={1} onChange={change} />);
  const texts = (label: string) =>
    within(screen.getByRole('group', { name: label }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(texts('Как сдали')).toEqual(['Все3', 'Опоздали1']);
  expect(texts('Пакет')).toEqual(['Все пакеты1', 'comfort1', 'author0']);
  expect(screen.queryByRole('group', { name: 'Дом' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^author/ }));
  expect(change.mock.lastCall?.[0](LATE)).toEqual({ ...LATE, package: 'author' });
});

test('contracts that do not differ need no bar', () => {
  const { container } = render(
    <FilterBar
      data={{ ...DATA, rows: [], packages: [] }}
      choice={{ ...LATE, outcome: '' }}
      shown={0}
      onChange={vi.fn()}
    />,
  );
  expect(container.textContent).toBe('');
});
