import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal, renderInPanel } from '../in-panel.fixture.tsx';
import { StaffScreen } from './staff-screen.tsx';

const LINK = { link: 'https://panel/welcome#token', expiresAt: '2099-11-21T10:00:00.000Z' };
const OLGA = { name: 'Ольга', email: 'olga@company.ru', role: 'editor' };
const INVITATION = { ...OLGA, id: 'i1', madeBy: 'Мария', expiresAt: LINK.expiresAt };
const INVITE = 'POST /api/people/invitations';
const ANSWERS = {
  'GET /api/people': () => ({ people: [], invitations: [INVITATION] }),
  'GET /api/leads/rota': () => ({ order: [], people: [] }),
  [INVITE]: () => LINK,
};

const show = (answers: Record<string, () => unknown> = {}) =>
  renderInPanel(<StaffScreen />, { answers: { ...ANSWERS, ...answers } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function fillIn() {
  await press('Пригласить');
  await userEvent.type(await screen.findByLabelText('Имя и фамилия'), 'Павел');
  await userEvent.type(screen.getByLabelText('Почта'), 'pavel@company.ru');
  await press('Сделать ссылку');
}

test('an invitation is for a manager unless another role is chosen, and its link is shown once', async () => {
  const user = userEvent.setup();
  const { asked } = show();
  await fillIn();
  const dialog = within(await screen.findByRole('dialog', { name: 'Приглашение: Павел' }));
  expect(asked.map(({ body }) => body)).toEqual([{ name: 'Павел', email: 'pavel@company.ru', role: 'manager' }]);
  expect(dialog.getByLabelText<HTMLInputElement>('Ссылка').value).toBe(LINK.link);
  dialog.getByText(/до 21.ноября.2099, 12:00/);
  await user.click(dialog.getByRole('button', { name: 'Скопировать ссылку' }));
  expect(await navigator.clipboard.readText()).toBe(LINK.link);
});

test('a refused e-mail is said at its field until it changes', async () => {
  show({ [INVITE]: () => refusal(422, { message: '', fields: { email: 'Такая почта уже есть.' } }) });
  await fillIn();
  await screen.findByText('Такая почта уже есть.');
  const email = screen.getByLabelText('Почта');
  expect(document.activeElement).toBe(email);
  await userEvent.type(email, 'x');
  expect(screen.queryByText('Такая почта уже есть.')).toBeNull();
});

test('an invited person gets a new link or none', async () => {
  const { asked } = show({ 'DELETE /api/people/invitations/i1': () => ({}) });
  await press('Отозвать: Ольга');
  await press('Новая ссылка: Ольга');
  await screen.findByRole('dialog', { name: 'Новая ссылка: Ольга. Прежняя не действует' });
  expect(asked.map(({ method, body }) => [method, body])).toEqual([
    ['DELETE', null],
    ['POST', OLGA],
  ]);
});
