import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { BarLists } from './bar-list.tsx';

test('a list with contracts names the colours of its bars, others have one colour', () => {
  const list = (title: string, won: number) => ({
    title,
    column: 'Вид',
    shares: [
      { name: 'Замер', total: 4, won },
      { name: '', total: 1, won: 0 },
    ],
  });
  renderInPanel(<BarLists lists={[list('О чём заявки', 1), list('Почему отказы', 0)]} />);
  const legends = (name: string) => within(screen.getByRole('region', { name })).queryAllByText(/стали договорами/);
  expect(legends('О чём заявки')).toHaveLength(1);
  expect(legends('Почему отказы')).toHaveLength(0);
});

test('lists with a single item share one line, since their bars would always be full', () => {
  const list = (title: string, name: string) => ({ title, column: 'Вид', shares: [{ name, total: 4, won: 1 }] });
  renderInPanel(<BarLists lists={[list('О чём заявки', 'Замер'), list('Откуда приходят', '')]} />);
  screen.getByText(
    'Одно у всех: о чём заявки — Замер, 4, договоров: 1; откуда приходят — неизвестно, 4, договоров: 1.',
  );
  expect(screen.queryByRole('region')).toBeNull();
});
