import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Scheduled } from '../../../contract/content.ts';
import { refusal, renderInPanel } from '../../in-panel.fixture.tsx';
import { CancelButton } from './cancel-button.tsx';

const FILE = 'works/one.yaml';
const TEXT = { facts: { title: 'Кухня' }, body: null };
const TIMES = { at: '2026-11-20T10:00:00.000Z', until: null };
const SCHEDULED: Scheduled = {
  ...{ id: 4, file: FILE, title: 'Кухня', baseVersion: 'v1', changes: [], who: 'Мария', state: 'waiting' },
  ...{ message: null, ...TEXT, ...TIMES },
};
const DELETE_DRAFT = `DELETE /api/draft?file=${encodeURIComponent(FILE)}`;

async function cancel(own: readonly object[], change: Partial<Scheduled> = {}, draft: () => unknown = () => ({})) {
  const { asked } = renderInPanel(<CancelButton scheduled={{ ...SCHEDULED, ...change }} />, {
    answers: {
      ...{ 'GET /api/drafts': () => ({ own, others: null }), 'PUT /api/draft': draft, [DELETE_DRAFT]: () => ({}) },
      ...{ 'DELETE /api/schedule/4': () => ({}), 'POST /api/schedule': () => ({}) },
    },
  });
  const button = screen.getByRole<HTMLButtonElement>('button');
  await expect.poll(() => button.disabled).toBe(false);
  await userEvent.click(button);
  return { steps: () => asked.map(({ method, path, body }) => [`${method} ${path}`, body]) };
}

const DRAFT = ['PUT /api/draft', { file: FILE, baseVersion: 'v1', ...TEXT }];
const CANCEL = ['DELETE /api/schedule/4', null];
const AGAIN = ['POST /api/schedule', { file: FILE, version: 'v1', ...TEXT, ...TIMES }];

test('a cancelled edit becomes a draft first, and the undo removes the draft last', async () => {
  const { steps } = await cancel([]);
  await screen.findByText('Снято с расписания, правка в ваших черновиках');
  await userEvent.click(screen.getByText('Вернуть'));
  await expect.poll(() => steps().length).toBe(4);
  expect(steps()).toEqual([DRAFT, CANCEL, AGAIN, [DELETE_DRAFT, null]]);
});

test('a draft that the person has already stays as it is', async () => {
  const { steps } = await cancel([{ file: FILE }]);
  await screen.findByText(/Ваш черновик этой записи остался, как был/);
  await userEvent.click(screen.getByText('Вернуть'));
  await expect.poll(steps).toEqual([CANCEL, AGAIN]);
});

test('an edit whose draft cannot be stored stays in the schedule', async () => {
  const { steps } = await cancel([], {}, () => refusal(503, { message: 'Диск полон.' }));
  await screen.findByText('Диск полон.');
  expect(steps()).toEqual([DRAFT]);
});

test('an edit that is over is only removed', async () => {
  const { steps } = await cancel([], { state: 'failed' });
  await expect.poll(steps).toEqual([CANCEL]);
  expect(screen.queryByText('Вернуть')).toBeNull();
});
