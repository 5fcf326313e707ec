import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leadSheet } from '../../../contract/lead-sheet.fixture.ts';
import type { LeadEvent } from '../../../contract/leads.ts';
import { LeadHistory } from './lead-history.tsx';

const NOW = new Date('2026-11-20T11:30:00.000Z');

const event = (id: number, change: Partial<LeadEvent>): LeadEvent => ({
  ...{ id, at: '2026-11-20T10:30:00.000Z', author: 'Мария', what: 'note', words: '', move: null, remindAt: null },
  ...change,
});

test('the latest action is the first, and the last line is the arrival', () => {
  const events = [
    event(1, { what: 'taken' }),
    event(2, { what: 'taken', words: 'Павел' }),
    event(3, { what: 'stage', move: { from: 'new', to: 'called' } }),
    event(4, { what: 'stage', move: { from: 'called', to: 'lost' }, words: 'дорого' }),
    event(5, { what: 'reminder', remindAt: '2026-11-20T12:00:00.000Z' }),
    event(6, { what: 'reminder' }),
    event(7, { what: 'released' }),
    event(8, { what: 'resent', words: 'Почта', author: '' }),
    event(9, { words: 'Замер\nв среду' }),
  ];
  render(<LeadHistory sheet={leadSheet({}, { events })} now={NOW} />, { wrapper: MantineProvider });
  const lines = screen.getAllByRole('listitem').map((item) => item.lastChild?.textContent);
  expect(lines).toEqual([
    'Замер\nв среду',
    'Отправлена ещё раз: Почта',
    'Не спам',
    'Напоминание убрано',
    expect.stringMatching(/^Напомнить: .*14:00$/),
    'Этап: отказ, дорого',
    'Этап: созвонились',
    'Заявка передана: Павел',
    'Заявка взята в работу',
    'Заявка пришла',
  ]);
  expect(screen.getAllByText(/, Мария$/)).toHaveLength(8);
  screen.getByText(/, через команду на сервере$/);
});
