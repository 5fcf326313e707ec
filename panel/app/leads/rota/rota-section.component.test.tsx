import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal, renderInPanel } from '../../in-panel.fixture.tsx';
import { RotaSection } from './rota-section.tsx';

const PEOPLE = ['Мария', 'Ольга', 'Павел'].map((name) => ({ id: name, name }));

async function show(order: readonly string[], save?: (body: { readonly order: readonly string[] }) => unknown) {
  const answers = {
    'GET /api/leads/rota': () => ({ order, people: PEOPLE }),
    'PUT /api/leads/rota': save ?? ((body: { order: string[] }) => ({ order: body.order, people: PEOPLE })),
  };
  const rendered = renderInPanel(<RotaSection />, { answers });
  await screen.findByLabelText('Мария');
  return rendered;
}

const turn = (name: string) => userEvent.click(screen.getByLabelText(name));
const words = () => screen.getAllByRole('status')[0]?.textContent;

test('a person who is switched on comes last, one who is switched off leaves', async () => {
  const { asked } = await show(['Павел', 'Ольга']);
  expect(words()).toBe('По очереди: Павел, Ольга.');
  await turn('Мария');
  await expect.poll(words).toBe('По очереди: Павел, Ольга, Мария.');
  await turn('Павел');
  expect(asked.map(({ body }) => body)).toEqual([
    { order: ['Павел', 'Ольга', 'Мария'] },
    { order: ['Ольга', 'Мария'] },
  ]);
});

test('without anybody the rota is off', async () => {
  await show(['Павел']);
  await turn('Павел');
  await expect.poll(words).toMatch(/^Очередь выключена/);
});

test('a refused change says why and shows the stored order again', async () => {
  await show(['Павел'], () => refusal(503, { message: 'База занята.' }));
  await turn('Мария');
  await screen.findByText('База занята.');
  expect(words()).toBe('По очереди: Павел.');
});

test('only several people can change places', async () => {
  await show(['Павел']);
  expect(screen.queryByLabelText(/^Переставить/)).toBeNull();
});
