import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { leadCard } from '../../../contract/lead-card.fixture.ts';
import type { LeadCard } from '../../../contract/leads.ts';
import { renderInPanel } from '../../in-panel.fixture.tsx';
import { Reminder } from './reminder.tsx';

/** Half past eleven in the evening of 20 November in Kaliningrad. */
const NOW = new Date('2026-11-20T21:30:00.000Z');

function show(change: Partial<LeadCard> = {}) {
  return renderInPanel(<Reminder card={leadCard(change)} now={NOW} utcOffsetHours={2} />, {
    answers: { 'POST /api/leads/1042/reminder': () => ({}) },
  });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['Через час', '2026-11-20T22:30:00.000Z'],
  ['Завтра в 10', '2026-11-21T08:00:00.000Z'],
  ['Через неделю', '2026-11-27T08:00:00.000Z'],
])('the choice «%s» reminds by the clock of the company', async (choice, at) => {
  const { asked } = show();
  await press(choice);
  expect(asked.map(({ body }) => body)).toEqual([{ at }]);
});

test('another day and hour are those of the company too, and the field is empty afterwards', async () => {
  const { asked } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Другой день и час' }));
  await userEvent.click(screen.getByLabelText('25 ноября 2026'));
  await userEvent.click(screen.getByLabelText('Готово'));
  await press('Напомнить');
  expect(asked.map(({ body }) => body)).toEqual([{ at: '2026-11-25T08:00:00.000Z' }]);
  await expect.poll(() => screen.queryByRole('button', { name: 'Напомнить' })).toBeNull();
});

test('a reminder is shown and can be removed', async () => {
  const { asked } = show({ remindAt: '2026-11-21T08:00:00.000Z' });
  screen.getByText(/Напомним: завтра.*10:00/);
  expect(screen.getByRole('button', { name: 'Завтра в 10', pressed: true })).toBeDefined();
  await press('Убрать');
  expect(asked.map(({ body }) => body)).toEqual([{ at: null }]);
});

test('what changes with a reminder comes after the choices, which keep their places', () => {
  show({ remindAt: '2026-11-21T08:00:00.000Z' });
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.at(-1)).toBe('Убрать');
});

test('a lead without a reminder has none to remove; a meeting asks for its hour', () => {
  show({ stage: 'visit' });
  expect(screen.queryByRole('button', { name: 'Убрать' })).toBeNull();
  screen.getByText(/Назначьте час встречи/);
});

test.each(['won', 'lost', 'spam'] as const)('a lead that is %s needs no reminder', (stage) => {
  show({ stage });
  expect(screen.queryByLabelText('Напоминание')).toBeNull();
});
