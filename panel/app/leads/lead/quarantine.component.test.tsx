import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { leadSheet } from '../../../contract/lead-sheet.fixture.ts';
import { refusal, renderInPanel } from '../../in-panel.fixture.tsx';
import { Quarantine } from './quarantine.tsx';

const SUSPICIONS = ['ссылка в имени', 'слишком быстро'];
const HELD = { isHeld: true, suspicions: SUSPICIONS };

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['Не спам', 'not-spam', {}],
  ['Это спам', 'stage', { from: 'new', to: 'spam' }],
])('«%s» decides about a held lead', async (button, path, body) => {
  const { asked } = renderInPanel(<Quarantine sheet={leadSheet(HELD)} />, {
    answers: { [`POST /api/leads/1042/${path}`]: () => ({}) },
  });
  screen.getByText('Подозрительно: ссылка в имени; слишком быстро.');
  await press(button);
  expect(asked).toEqual([{ method: 'POST', path: `/api/leads/1042/${path}`, body }]);
});

test('a refusal says why', async () => {
  renderInPanel(<Quarantine sheet={leadSheet(HELD)} />, {
    answers: { 'POST /api/leads/1042/not-spam': () => refusal(409, { message: 'Уже разобрали.' }) },
  });
  await press('Не спам');
  await screen.findByText('Уже разобрали.');
});

test.each([
  ['passed' as const, /Проверку на робота прошёл сам\./],
  ['unavailable' as const, /Проверка на робота не работала\./],
])('a lead released after a check that was %s says so and asks nothing', (humanCheck, words) => {
  renderInPanel(<Quarantine sheet={leadSheet({ suspicions: SUSPICIONS }, { humanCheck })} />);
  screen.getByText(words);
  expect(screen.queryByRole('button')).toBeNull();
});

test('spam is decided already', () => {
  renderInPanel(<Quarantine sheet={leadSheet({ ...HELD, stage: 'spam' })} />);
  expect(screen.queryByRole('button')).toBeNull();
});
