import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refusal, renderInPanel } from '../in-panel.fixture.tsx';
import { ChangePassword } from './change-password.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { SecondFactor } from './second-factor.tsx';

const PERSON = { id: 'me', email: 'me@company.ru', name: 'Мария', role: 'admin' } as const;
const MOMENTS = { begunAt: '2026-11-20T10:00:00.000Z', lastSeenAt: '2026-11-20T10:00:00.000Z' };
const SESSIONS = [
  { id: 'one', device: 'Chrome на Windows', isThis: true, ...MOMENTS },
  { id: 'two', device: 'Safari на айфоне', isThis: false, ...MOMENTS },
];
const SETUP = { uri: 'otpauth://totp/panel?secret=KEYSKEYS', backupCodes: ['11-22', '33-44'] };

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function prove(button: string) {
  await userEvent.type(await screen.findByLabelText('Ваш пароль'), 'тайна');
  await press(button);
}

test.each([
  ['Завершить: Safari на айфоне', 'Завершить вход: Safari на айфоне?', { password: 'тайна', id: 'two' }],
  ['Завершить все, кроме этого', 'Завершить все входы, кроме этого?', { password: 'тайна' }],
])('«%s» asks for the password', async (button, title, body) => {
  const { asked } = renderInPanel(<OwnSessions sessions={SESSIONS} />, {
    answers: { 'POST /api/account/sessions/end': () => ({}) },
  });
  await press(button);
  await screen.findByText(title);
  await prove('Завершить');
  expect(asked.map((one) => one.body)).toEqual([body]);
  await expect.poll(() => screen.queryByText(title)).toBeNull();
});

test('the current session ends by signing out only', () => {
  renderInPanel(<OwnSessions sessions={SESSIONS.slice(0, 1)} />);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a wrong password is said at its field, which has the focus', async () => {
  renderInPanel(<OwnSessions sessions={SESSIONS} />, {
    answers: {
      'POST /api/account/sessions/end': () => refusal(422, { message: '', fields: { password: 'Пароль не тот.' } }),
    },
  });
  await press('Завершить все, кроме этого');
  await prove('Завершить');
  await screen.findByText('Пароль не тот.');
  const password = screen.getByLabelText('Ваш пароль');
  expect(password.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => document.activeElement).toBe(password);
});

test('the second step is on after a code, and its backup codes are shown until they are written down', async () => {
  const ready = vi.fn();
  const { asked } = renderInPanel(<SecondFactor isOn={false} onReady={ready} />, {
    answers: {
      'POST /api/account/second-factor': () => SETUP,
      'POST /api/account/second-factor/confirm': () => ({}),
    },
  });
  await press('Включить');
  await prove('Продолжить');
  expect((await screen.findByText('KEYS KEYS')).tagName).toBe('CODE');
  await userEvent.type(screen.getByLabelText('Шесть цифр из приложения'), '123456');
  await press('Включить второй шаг');
  await screen.findByText('11-22');
  expect(asked.map(({ body }) => body)).toEqual([{ password: 'тайна' }, { code: '123456' }]);
  expect(ready).not.toHaveBeenCalled();
  await press('Коды записаны');
  expect(ready).toHaveBeenCalledOnce();
  expect(screen.queryByText('11-22')).toBeNull();
});

test.each([
  ['Выключить', 'Выключить', 'POST /api/account/second-factor/off'],
  ['Новые запасные коды', 'Показать новые коды', 'POST /api/account/backup-codes'],
])('«%s» asks for the password', async (button, confirm, path) => {
  const { asked } = renderInPanel(<SecondFactor isOn />, { answers: { [path]: () => SETUP } });
  await press(button);
  await prove(confirm);
  expect(asked.map((one) => `${one.method} ${one.path}`)).toEqual([path]);
  await expect.poll(() => screen.queryByLabelText('Ваш пароль')).toBeNull();
});

test('a changed password empties the form', async () => {
  const { asked } = renderInPanel(<ChangePassword person={PERSON} />, {
    answers: { 'POST /api/account/password': () => ({}) },
  });
  const form = within(screen.getByRole('region', { name: 'Пароль' }));
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Сменить пароль' }).disabled).toBe(true);
  await userEvent.type(form.getByLabelText('Нынешний пароль'), 'старый');
  await userEvent.type(form.getByLabelText('Новый пароль'), 'новый');
  await form.findByText(/Пароль короче 10 знаков/);
  await press('Сменить пароль');
  await screen.findByText(/Пароль изменён/);
  expect(asked.map(({ body }) => body)).toEqual([{ current: 'старый', next: 'новый' }]);
  expect(form.getByLabelText<HTMLInputElement>('Новый пароль').value).toBe('');
  expect(form.getByLabelText<HTMLInputElement>('Нынешний пароль').value).toBe('');
});
