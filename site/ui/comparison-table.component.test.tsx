import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ComparisonTable } from './comparison-table.tsx';

const COLUMNS = [{ title: 'Белый' }, { title: 'Комфорт' }, { title: 'Авторский', featured: true }];
const ROWS = [
  { title: 'Двери', values: [true, true, true] },
  { title: 'Кухня', values: [false, false, true] },
];

const show = (differences = false) =>
  render(
    <ComparisonTable caption="Пакеты" columns={COLUMNS} groups={[{ title: 'Всё', rows: ROWS }]} {...{ differences }} />,
  );

test('each cell says in words whether its package includes the row', () => {
  show();
  const kitchen = screen.getByRole('row', { name: /^Кухня/ });
  expect(
    within(kitchen)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent?.replace('—', '')),
  ).toEqual(['не входит', 'не входит', 'входит']);
});

test('on a phone the featured package is compared with the one before it', () => {
  show();
  expect(screen.getByLabelText('Слева')).toHaveProperty('value', '1');
  expect(screen.getByLabelText('Справа')).toHaveProperty('value', '2');
});

test('equal rows can be hidden where the table offers it, and their number is said', () => {
  const { unmount } = show(true);
  screen.getByRole('checkbox', { name: /скрыть 1.одинаковую строку/ });
  expect(screen.getByRole('row', { name: /^Двери/ }).hasAttribute('data-same')).toBe(true);
  expect(screen.getByRole('row', { name: /^Кухня/ }).hasAttribute('data-same')).toBe(false);
  unmount();
  show();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
