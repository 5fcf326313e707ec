import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leadCard } from '../../contract/lead-card.fixture.ts';
import type { LeadCard } from '../../contract/leads.ts';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { DueCalls } from './due-calls.tsx';

const NOW = '2026-11-20T10:00:00.000Z';
const clock = { city: 'Калининград', utcOffsetHours: 2 };
const lead = (number: number, deadline: string, change: Partial<LeadCard> = {}) =>
  leadCard({ number, deadline: `2026-11-20T${deadline}:00.000Z`, ...change });

const show = (leads: readonly LeadCard[], waiting = 0) =>
  renderInPanel(<DueCalls />, {
    answers: {
      'GET /api/leads/agenda': () => ({ leads, clock, now: NOW }),
      'GET /api/push/waiting': () => ({ waiting }),
    },
  });
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

test('calls of today are listed, the longest wait first, each with its lead and its telephone', async () => {
  show([
    lead(1, '09:30'),
    lead(2, '13:00'),
    leadCard({ number: 6, deadline: '2026-11-21T08:00:00.000Z' }),
    lead(3, '07:00', { name: '' }),
    lead(4, '07:00', { firstTouchAt: NOW }),
    lead(5, '07:00', { isHeld: true }),
  ]);
  const block = within(await screen.findByRole('region', { name: 'Позвонить сегодня: 3, просрочено: 2' }));
  const rows = block.getAllByRole('listitem');
  expect(rows.map((row) => plain(within(row).getByText(/просрочено|до /).textContent))).toEqual([
    'просрочено на 3 часа',
    'просрочено на 30 минут',
    'до 15:00',
  ]);
  const links = block.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => [plain(link.textContent), link.getAttribute('href')])).toEqual([
    ['Без имени, № 3', '/leads/3'],
    ['Позвонить', 'tel:+79001234567'],
    ['Ирина, № 1', '/leads/1'],
    ['Позвонить', 'tel:+79001234567'],
    ['Ирина, № 2', '/leads/2'],
    ['Позвонить', 'tel:+79001234567'],
  ]);
});

test('of many calls the agenda has the rest', async () => {
  show(Array.from({ length: 7 }, (_, index) => lead(index + 1, '09:00')));
  const more = await screen.findByRole('link', { name: /^Ещё 2/ });
  expect(more.getAttribute('href')).toBe('/leads/agenda');
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

test.each([
  [3, 1],
  [1, 0],
])('of %i leads that wait, %i links lead to those that are not due today', async (waiting, count) => {
  const { client } = show([lead(1, '09:30')], waiting);
  await screen.findByRole('region');
  await expect.poll(() => client.isFetching()).toBe(0);
  const others = screen.queryAllByRole('link', { name: /^И ещё 2\s+заявки ждут ответа$/ });
  expect(others.map((link) => link.getAttribute('href'))).toEqual(Array.from({ length: count }, () => '/leads'));
});

test('without a call for today there is nothing to see', async () => {
  const { client } = show([leadCard({ number: 1, deadline: '2026-11-21T08:00:00.000Z' })]);
  await expect.poll(() => [client.isFetching(), screen.queryByRole('region')]).toEqual([0, null]);
});
