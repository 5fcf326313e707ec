import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { SIGNED_OUT } from '../lib/request.ts';
import { SignInAgain } from './sign-in-again.tsx';

const PERSON = { id: 'me', email: 'me@company.ru', name: 'Мария', role: 'admin' } as const;

async function expire(id: string) {
  const { client } = renderInPanel(<SignInAgain person={PERSON} />, {
    answers: { 'POST /api/auth/sign-in': () => ({ person: { ...PERSON, id }, mustSetUp: false }) },
  });
  client.setQueryData(['form'], 'typed');
  act(() => void window.dispatchEvent(new Event(SIGNED_OUT)));
  await userEvent.type(await screen.findByLabelText('Пароль'), 'тайна');
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  return { isKept: client.getQueryState(['form'])?.isInvalidated === false };
}

test('the same person goes on with what was typed', async () => {
  expect(await expire('me')).toEqual({ isKept: true });
});

test('another person begins again', async () => {
  expect(await expire('olga')).toEqual({ isKept: false });
});
