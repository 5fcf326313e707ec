import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { leadSheet } from '../../../contract/lead-sheet.fixture.ts';
import type { LeadDelivery } from '../../../contract/leads.ts';
import { renderInPanel } from '../../in-panel.fixture.tsx';
import { Deliveries } from './deliveries.tsx';

const CHANNELS = [
  { name: 'mail', title: 'Почта' },
  { name: 'crm', title: 'Битрикс24' },
];
const NOW = new Date('2026-11-20T11:30:00.000Z');

const delivery = (change: Partial<LeadDelivery>): LeadDelivery => ({
  ...{ channel: 'mail', title: 'Почта', state: 'delivered', attempts: 1, at: '2026-11-20T10:01:00.000Z' },
  ...{ reason: null, remoteId: null },
  ...change,
});

function show(...[card, change]: Parameters<typeof leadSheet>) {
  const sheet = leadSheet(card, { channels: CHANNELS, ...change });
  return renderInPanel(<Deliveries sheet={sheet} now={NOW} />, {
    answers: { 'POST /api/leads/1042/resend': () => ({}) },
  });
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('a lead goes again where it has been, and for the first time where it has not', async () => {
  const { asked } = show({}, { deliveries: [delivery({})] });
  await userEvent.click(screen.getByRole('button', { name: 'Отправить ещё раз' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Отправить' }));
  expect(asked.map(({ body }) => body)).toEqual([{ channel: 'mail' }, { channel: 'crm' }]);
});

test.each<[Partial<LeadDelivery>, RegExp]>([
  [{ remoteId: '77' }, /Почта: доставлена, .*12:01, там под номером 77/],
  [{ state: 'dead', reason: 'ящик полон', attempts: 6 }, /не доставлена: ящик полон, попыток 6/],
  [{ state: 'queued', attempts: 0 }, /ждёт отправки/],
  [{ state: 'queued', attempts: 1, reason: 'нет связи' }, /пока не доставлена: нет связи; следующая попытка/],
])('a delivery of %j is worded', (change, words) => {
  show({}, { deliveries: [delivery(change)] });
  screen.getByText(words);
});

test('without channels and deliveries there is no section', () => {
  show({}, { channels: [] });
  expect(screen.queryByRole('region', { name: 'Доставка' })).toBeNull();
});

test('nothing is sent twice at once, to a channel that is gone, or for a lead that is held or reduced', () => {
  show({}, { deliveries: [delivery({ state: 'leased' }), delivery({ channel: 'old', title: 'Факс' })] });
  expect(buttons()).toEqual(['Отправить']);
});

test.each([
  [{ isHeld: true }, {}],
  [{}, { reducedAt: '2026-11-20T10:00:00.000Z' }],
])('a lead of %j and %j is not sent', (card, change) => {
  show(card, { deliveries: [delivery({})], ...change });
  expect(buttons()).toEqual([]);
});
