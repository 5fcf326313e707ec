import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { leadCard } from '../../../contract/lead-card.fixture.ts';
import type { LeadCard } from '../../../contract/leads.ts';
import { refusal, renderInPanel } from '../../in-panel.fixture.tsx';
import { Responsible } from './responsible.tsx';

const ANSWERS = {
  'GET /api/leads/colleagues': () => [
    { id: 'me', name: 'Мария' },
    { id: 'pavel', name: 'Павел' },
  ],
  'POST /api/leads/1042/holder': () => ({}),
};
const NOW = '2026-11-20T10:00:00.000Z';
const HELD_BY_PAVEL = { id: 'pavel', name: 'Павел', at: NOW };
const GONE = { id: 'oleg', name: 'Олег', at: NOW };

function show(change: Partial<LeadCard>, answers: Record<string, () => unknown> = {}) {
  return renderInPanel(<Responsible card={leadCard(change)} />, { answers: { ...ANSWERS, ...answers } });
}

const select = () => screen.findByLabelText<HTMLSelectElement>('Ответственный');
const options = async () => [...(await select()).options].map(({ text, disabled }) => `${text}${disabled ? ' –' : ''}`);

test.each<[string, Partial<LeadCard>, string, string[]]>([
  ['nobody', { holder: null }, '', ['Никто –', 'Мария (вы)', 'Павел']],
  ['a colleague', { holder: HELD_BY_PAVEL }, 'pavel', ['Мария (вы)', 'Павел']],
  ['a person who has left', { holder: GONE }, 'oleg', ['Олег –', 'Мария (вы)', 'Павел']],
])('a lead of %s can be given to any colleague', async (_, change, value, people) => {
  show(change);
  expect(await options()).toEqual(people);
  expect((await select()).value).toBe(value);
});

test('a reassignment names the holder it takes the lead from', async () => {
  const { asked } = show({ holder: HELD_BY_PAVEL });
  await userEvent.selectOptions(await select(), 'me');
  expect(asked.map(({ body }) => body)).toEqual([{ to: 'me', holder: 'pavel' }]);
});

test.each([
  [null, 1],
  [NOW, 0],
])('with the first contact at %s, %i hints say that the promised call is still due', async (firstTouchAt, hints) => {
  show({ deadline: NOW, firstTouchAt });
  await select();
  expect(screen.queryAllByText(/Срок звонка не изменится/)).toHaveLength(hints);
});

test('a refused reassignment says why', async () => {
  show({}, { 'POST /api/leads/1042/holder': () => refusal(409, { message: 'Заявку уже ведёт Ольга.' }) });
  await userEvent.selectOptions(await select(), 'me');
  await screen.findByText('Заявку уже ведёт Ольга.');
});

test.each<Partial<LeadCard>>([{ isHeld: true }, { stage: 'won' }])(
  'a lead of %j has no holder to choose',
  async (change) => {
    const { client } = show(change);
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByLabelText('Ответственный')).toBeNull();
  },
);
