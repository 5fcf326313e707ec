import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { BinItem } from '../../../contract/lists.ts';
import type { Role } from '../../../contract/roles.ts';
import { refusal, renderInPanel } from '../../in-panel.fixture.tsx';
import { worksKind } from '../content.fixture.ts';
import { BinScreen } from './bin-screen.tsx';

const ITEM: BinItem = {
  ...{ id: 7, file: 'works/one.yaml', kind: 'works', title: 'Кухня', who: 'Ольга' },
  ...{ at: '2026-11-20T10:00:00.000Z', daysLeft: 21, isTaken: true },
};
const RESTORE = 'POST /api/bin/restore';
const SAVED = { done: ['works/one-2.yaml'], refused: [], savedAt: '2026-11-20T10:00:00.000Z' };
const REFUSED = { done: [], refused: [{ file: ITEM.file, message: 'Адрес занят.' }], savedAt: null };

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function show(answers: Record<string, () => unknown>, role: Role = 'admin') {
  const known = { 'GET /api/bin': () => [ITEM], 'GET /api/kinds': () => [worksKind()] };
  return renderInPanel(<BinScreen />, { answers: { ...known, ...answers }, role });
}

test('an entry whose address is taken returns at another one', async () => {
  const answers = [REFUSED, REFUSED, SAVED];
  const { asked } = show({ [RESTORE]: () => answers.shift() });
  await press('Вернуть: Кухня');
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Адрес занят.');
  expect(dialog.getByLabelText<HTMLInputElement>('Адрес').value).toBe('one-2');
  await press('Вернуть с этим адресом');
  await expect.poll(() => dialog.getAllByText('Адрес занят.')).toHaveLength(2);
  await press('Вернуть с этим адресом');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(asked.map(({ body }) => body)).toEqual([
    { ids: [7] },
    { ids: [7], slug: 'one-2' },
    { ids: [7], slug: 'one-2' },
  ]);
});

test('it may be opened as a draft instead, at an address that can be one', async () => {
  const { asked } = show({ [RESTORE]: () => REFUSED, 'POST /api/bin/draft': () => ({ file: 'works/two.yaml' }) });
  await press('Вернуть: Кухня');
  const slug = await screen.findByLabelText('Адрес');
  const asDraft = screen.getByRole<HTMLButtonElement>('button', { name: 'Открыть черновиком' });
  await userEvent.clear(slug);
  await userEvent.type(slug, 'два');
  expect(asDraft.disabled).toBe(true);
  await userEvent.clear(slug);
  await userEvent.type(slug, 'Two');
  await userEvent.click(asDraft);
  expect(asked.at(-1)).toEqual({ method: 'POST', path: '/api/bin/draft', body: { id: 7, slug: 'two' } });
});

test('erasing asks first, and is for those who may', async () => {
  const { asked } = show({ 'DELETE /api/bin/7': () => refusal(503, { message: 'Диск занят.' }) });
  await press('Удалить совсем: Кухня');
  await press('Удалить совсем');
  expect((await screen.findByRole('alert')).textContent).toBe('Диск занят.');
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /api/bin/7']);
});

test('an editor takes back, but erases nothing', async () => {
  show({}, 'editor');
  await screen.findByRole('button', { name: 'Вернуть: Кухня' });
  expect(screen.queryByRole('button', { name: /Удалить совсем/ })).toBeNull();
  expect(screen.getByRole('row', { name: /Кухня/ }).textContent).toMatch(/Работа.*адрес занят.*Ольга.*21.день/);
});
