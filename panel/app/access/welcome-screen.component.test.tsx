import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal, renderInPanel } from '../in-panel.fixture.tsx';
import { WelcomeScreen } from './welcome-screen.tsx';

const INFO = { email: 'olga@company.ru', name: 'Ольга', role: 'editor' };
const USE = 'POST /api/auth/link/use';
const PASSWORD = 'рак';

function show(isNew: boolean, use: () => unknown = () => ({ needsCode: true })) {
  const answers = { 'POST /api/auth/link': () => ({ ...INFO, isNew }), [USE]: use };
  return renderInPanel(<WelcomeScreen />, { answers, address: '/welcome#token' });
}

test('an invited person may correct the name and begins to work', async () => {
  const { asked, client } = show(true);
  const name = await screen.findByLabelText<HTMLInputElement>('Имя и фамилия');
  screen.getByText(/olga@company\.ru.*редактор/);
  await userEvent.type(name, ' Ива');
  await userEvent.type(screen.getByLabelText('Пароль'), PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Начать работу' }));
  await expect.poll(() => asked.at(-1)?.body).toEqual({ token: '' });
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(asked.map(({ body }) => body).slice(0, -1)).toEqual([
    { token: 'token' },
    { token: 'token', name: 'Ольга Ива', password: PASSWORD },
  ]);
});

test('a forgotten password asks for no name', async () => {
  show(false);
  await screen.findByRole('button', { name: 'Сохранить пароль и войти' });
  expect(screen.queryByLabelText('Имя и фамилия')).toBeNull();
});

test('a refused password is said at its field', async () => {
  show(false, () => refusal(422, { message: '', fields: { password: 'Слишком частый.' } }));
  await userEvent.type(await screen.findByLabelText('Пароль'), PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить пароль и войти' }));
  await screen.findByText('Слишком частый.');
});

test('a used link says so and leads to the sign-in', async () => {
  const message = 'Ссылка уже сработала.';
  renderInPanel(<WelcomeScreen />, { answers: { 'POST /api/auth/link': () => refusal(410, { message }) } });
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});
