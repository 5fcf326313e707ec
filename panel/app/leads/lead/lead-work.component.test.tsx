import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { leadCard } from '../../../contract/lead-card.fixture.ts';
import type { LeadCard } from '../../../contract/leads.ts';
import { refusal, renderInPanel } from '../../in-panel.fixture.tsx';
import { LeadWork } from './lead-work.tsx';

const ANSWERS = {
  'POST /api/leads/1042/stage': () => ({}),
  'POST /api/leads/1042/take': () => ({}),
  'POST /api/leads/1042/holder': () => ({}),
};

function show(change: Partial<LeadCard>, answers: Record<string, () => unknown> = {}) {
  return renderInPanel(<LeadWork card={leadCard(change)} />, { answers: { ...ANSWERS, ...answers } });
}

const buttons = () =>
  within(screen.getByLabelText('Что сделано'))
    .getAllByRole<HTMLButtonElement>('button')
    .map(({ textContent, disabled }) => (disabled ? `(${textContent})` : textContent));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each<[Partial<LeadCard>, string]>([
  [{ stage: 'new' }, 'Взять Созвонились Отказ Ещё'],
  [{ stage: 'new', holder: { id: 'pavel', name: 'Павел', at: '' } }, 'Забрать себе Созвонились Отказ Ещё'],
  [{ stage: 'in-work' }, '(В работе) Созвонились Отказ Ещё'],
  [{ stage: 'called' }, 'Встреча (Созвонились) Отказ Ещё'],
  [{ stage: 'visit' }, '(Встреча) Договор Отказ Ещё'],
  [{ stage: 'won' }, 'Встреча (Договор) (Отказ) Ещё'],
  [{ stage: 'lost' }, 'В работу Ещё'],
])('a lead of %j offers its next steps, and each step keeps its place: %s', (change, steps) => {
  show(change);
  expect(buttons().join(' ')).toBe(steps);
});

test.each<[LeadCard['stage'], string | undefined]>([
  ['new', undefined],
  ['in-work', undefined],
  ['called', 'Встреча'],
  ['visit', 'Договор'],
  ['won', undefined],
  ['lost', undefined],
])('a lead of the stage %s has as its filled step: %s', (stage, step) => {
  show({ stage });
  const filled = screen.getAllByRole('button').filter(({ dataset }) => dataset.variant === 'filled');
  expect(filled.map(({ textContent }) => textContent)).toEqual(step === undefined ? [] : [step]);
});

test('the stage of a lead is the current step', () => {
  show({ stage: 'visit' });
  expect(screen.getByRole('button', { current: 'step' }).textContent).toBe('Встреча');
});

test('a held lead offers no step before somebody says that it is no spam', () => {
  show({ isHeld: true });
  expect(screen.queryByLabelText('Что сделано')).toBeNull();
});

test('a stage is changed at once, and its undo gives back the stage and the holder', async () => {
  const holder = { id: 'pavel', name: 'Павел', at: '2026-11-20T10:00:00.000Z' };
  const { asked } = show({ stage: 'new', holder });
  await press('Созвонились');
  await press('Вернуть');
  expect(asked).toEqual([
    { method: 'POST', path: '/api/leads/1042/stage', body: { from: 'new', to: 'called', loss: null } },
    { method: 'POST', path: '/api/leads/1042/stage', body: { from: 'called', to: 'new', loss: null } },
    { method: 'POST', path: '/api/leads/1042/holder', body: { to: 'pavel', holder: null } },
  ]);
});

test('a lead that was taken by mistake goes back to the new ones', async () => {
  const { asked } = show({ stage: 'new' });
  await press('Взять');
  await press('Вернуть');
  expect(asked.map(({ path, body }) => [path, body])).toEqual([
    ['/api/leads/1042/take', { holder: null }],
    ['/api/leads/1042/stage', { from: 'in-work', to: 'new', loss: null }],
  ]);
});

test('a later step hides the undo of an earlier one, which would be another change', async () => {
  show({ stage: 'new' });
  await press('Взять');
  await screen.findByText('Заявка № 1042 у вас');
  await expect.poll(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Созвонились' }).disabled).toBe(false);
  await press('Созвонились');
  await screen.findByText('Заявка № 1042: созвонились');
  expect(screen.queryByText('Заявка № 1042 у вас')).toBeNull();
});

test('the buttons rest for a moment after a step, so that a second tap does nothing', async () => {
  show({ stage: 'called' });
  await press('Встреча');
  await screen.findByText('Заявка № 1042: встреча');
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Отказ' });
  expect(next.disabled).toBe(true);
  await expect.poll(() => next.disabled).toBe(false);
});

test('a refusal needs its reason, another one in words', async () => {
  const { asked } = show({ stage: 'in-work' });
  await press('Отказ');
  await press('Записать отказ');
  screen.getByText(/Выберите причину/);
  await userEvent.selectOptions(screen.getByLabelText('Почему отказ'), 'other');
  await press('Записать отказ');
  screen.getByText('Напишите, почему отказ.');
  expect(asked).toEqual([]);
  await userEvent.type(screen.getByLabelText('Что именно'), ' переезжает ');
  await press('Записать отказ');
  expect(asked.map(({ body }) => body)).toEqual([
    { from: 'in-work', to: 'lost', loss: { reason: 'other', words: 'переезжает' } },
  ]);
});

test('a step that a colleague was faster with says so', async () => {
  const message = 'Заявку уже ведёт Ольга. Показываем, что есть сейчас.';
  show({ stage: 'new' }, { 'POST /api/leads/1042/take': () => refusal(409, { message }) });
  await press('Взять');
  await screen.findByText(message);
});
