import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Session } from '../../contract/access.ts';
import { refusal, renderInPanel } from '../in-panel.fixture.tsx';
import { SignInForm } from './sign-in-form.tsx';

const SESSION: Session = {
  person: { id: 'me', email: 'me@company.ru', name: 'Мария', role: 'admin' },
  mustSetUp: false,
};
const SIGN_IN = 'POST /api/auth/sign-in';
const CODE = 'POST /api/auth/second-step';
const NEEDS_CODE = { [SIGN_IN]: () => ({ needsCode: true }) };

function show(answers: Record<string, () => unknown>, email?: string) {
  const done = vi.fn();
  const { asked } = renderInPanel(<SignInForm {...(email !== undefined && { email })} onDone={done} />, { answers });
  return { asked, done };
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Войти' }));

async function signIn() {
  await userEvent.type(screen.getByLabelText('Почта'), 'me@company.ru');
  await userEvent.type(screen.getByLabelText('Пароль'), 'тайна тайна');
  await submit();
}

test('a password alone signs in', async () => {
  const { asked, done } = show({ [SIGN_IN]: () => SESSION });
  await signIn();
  expect(asked.map(({ body }) => body)).toEqual([{ email: 'me@company.ru', password: 'тайна тайна' }]);
  await expect.poll(() => done.mock.calls[0]?.[0]).toEqual(SESSION);
});

test('the server may ask for a code, with which the session begins', async () => {
  const { asked, done } = show({ ...NEEDS_CODE, [CODE]: () => SESSION });
  await signIn();
  await userEvent.type(await screen.findByLabelText('Код из приложения'), '123456');
  expect(done).not.toHaveBeenCalled();
  await submit();
  expect(asked.at(-1)?.body).toEqual({ code: '123456' });
  await expect.poll(() => done.mock.calls[0]?.[0]).toEqual(SESSION);
});

test.each([
  [true, 0],
  [false, 1],
])('after a wrong code that ends the attempt (%s), the form has %i buttons to send another', async (isOver, count) => {
  show({ ...NEEDS_CODE, [CODE]: () => refusal(403, { message: 'Код не подошёл.', isOver }) });
  await signIn();
  await userEvent.type(await screen.findByLabelText('Код из приложения'), '000000');
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe('Код не подошёл.');
  expect(screen.queryAllByRole('button', { name: 'Войти' })).toHaveLength(count);
});

test('a person may go back from the code to the password', async () => {
  show(NEEDS_CODE);
  await signIn();
  await userEvent.click(await screen.findByRole('button', { name: 'Ввести почту и пароль заново' }));
  screen.getByLabelText('Пароль');
});

test('a refused password says why and keeps what was typed', async () => {
  show({ [SIGN_IN]: () => refusal(403, { message: 'Почта или пароль не подошли.' }) });
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toBe('Почта или пароль не подошли.');
  expect(screen.getByLabelText<HTMLInputElement>('Почта').value).toBe('me@company.ru');
});

test('a password manager finds its fields, and a known e-mail is filled in', () => {
  show({}, 'me@company.ru');
  const email = screen.getByLabelText<HTMLInputElement>('Почта');
  const password = screen.getByLabelText<HTMLInputElement>('Пароль');
  expect([email.value, email.autocomplete, password.autocomplete, password.type]).toEqual([
    'me@company.ru',
    'username',
    'current-password',
    'password',
  ]);
});
