import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { leadCard } from '../../../contract/lead-card.fixture.ts';
import { leadSheet } from '../../../contract/lead-sheet.fixture.ts';
import { refusal, renderInPanel } from '../../in-panel.fixture.tsx';
import { BoardScreen } from './board-screen.tsx';

const { clock, now } = leadSheet();
const COLUMNS = [
  { stage: 'new', leads: [leadCard()], total: 3 },
  { stage: 'called', leads: [], total: 0 },
];

const Place = () => <output data-testid="place">{useLocation().pathname}</output>;

function show(answers: Record<string, () => unknown> = {}, columns: readonly object[] = COLUMNS) {
  const board = { 'GET /api/leads/board': () => ({ columns, clock, now }), ...answers };
  return renderInPanel(
    <>
      <Place />
      <BoardScreen />
    </>,
    { answers: board },
  );
}

const stage = () => screen.findByLabelText<HTMLSelectElement>('Этап заявки № 1042');

test('a select moves a lead from its stage to the chosen one', async () => {
  const { asked } = show({ 'POST /api/leads/1042/stage': () => ({}) });
  expect((await stage()).selectedOptions[0]?.text).toBe('Перенести…');
  await userEvent.selectOptions(await stage(), 'called');
  expect(asked.map(({ body }) => body)).toEqual([{ from: 'new', to: 'called' }]);
});

test('a loss is entered in the lead, which asks for the reason', async () => {
  const { asked } = show();
  await userEvent.selectOptions(await stage(), 'lost');
  expect(asked).toEqual([]);
  expect(screen.getByTestId('place').textContent).toBe('/leads/1042');
});

test('a refused move says why', async () => {
  show({ 'POST /api/leads/1042/stage': () => refusal(409, { message: 'Заявку уже ведёт Ольга.' }) });
  await userEvent.selectOptions(await stage(), 'called');
  await screen.findByText('Заявку уже ведёт Ольга.');
});

test('columns say how many leads they hold, and how many they show', async () => {
  show();
  const column = within(await screen.findByRole('region', { name: 'новая' }));
  column.getByText('новая: 3');
  column.getByText('Показаны последние 1, остальные в списке.');
  screen.getByText('Пусто');
});

test('an empty board explains itself', async () => {
  show({}, COLUMNS.slice(1));
  await screen.findByText(/На доске пусто/);
  expect(screen.queryByRole('region', { name: 'Этапы' })).toBeNull();
});
