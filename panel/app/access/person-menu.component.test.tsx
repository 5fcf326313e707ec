import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepLocally, localDraft } from '../content/local-draft.ts';
import { refusal, renderInPanel } from '../in-panel.fixture.tsx';
import { PersonMenu } from './person-menu.tsx';

const FILE = 'works/one.yaml';
const TEXT = { baseVersion: 'v1', facts: { title: 'Кухня' }, body: null };
const SIGN_OUT = 'POST /api/auth/sign-out';
const left = vi.fn();

beforeEach(() => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(left);
  left.mockClear();
  return () => assign.mockRestore();
});

async function open(answers: Record<string, () => unknown> = {}) {
  const person = { id: 'me', email: 'me@company.ru', name: 'Мария', role: 'editor' } as const;
  const { asked } = renderInPanel(<PersonMenu person={person} />, {
    answers: { [SIGN_OUT]: () => ({}), 'PUT /api/draft': () => ({}), ...answers },
  });
  await userEvent.click(screen.getByLabelText('Мария'));
  return { steps: () => asked.map(({ method, path }) => `${method} ${path}`), asked };
}
const signOut = () => userEvent.click(screen.getByText('Выйти'));

test('the menu says who has signed in and leads to the account', async () => {
  await open();
  screen.getByText('Мария, me@company.ru, редактор');
  expect(screen.getByText('Мой профиль').closest('a')?.getAttribute('href')).toBe('/account');
  await userEvent.click(screen.getByText('Мой профиль'));
  expect(screen.queryByText('Выйти')).toBeNull();
});

test('what is typed is stored, and messages end, before the session does', async () => {
  keepLocally(FILE, TEXT);
  localStorage.setItem('push-device', 'd1');
  const { steps, asked } = await open({ 'DELETE /api/push/devices/d1': () => ({}) });
  await signOut();
  await expect.poll(() => left.mock.calls).toEqual([['/']]);
  expect(steps()).toEqual(['PUT /api/draft', 'DELETE /api/push/devices/d1', SIGN_OUT]);
  expect(asked[0]?.body).toEqual({ file: FILE, ...TEXT });
  expect([localDraft(FILE), localStorage.getItem('push-device')]).toEqual([null, null]);
});

test('a text that could not be stored keeps the person here once, and stays on the device at the second try', async () => {
  keepLocally(FILE, TEXT);
  const { steps } = await open({ 'PUT /api/draft': () => refusal(503, {}) });
  await signOut();
  await screen.findByText(/^Последние правки не удалось сохранить/);
  expect(left).not.toHaveBeenCalled();
  expect(steps()).toEqual(['PUT /api/draft']);
  await signOut();
  await expect.poll(() => left.mock.calls).toEqual([['/']]);
  expect(localDraft(FILE)?.facts).toEqual(TEXT.facts);
});

test('the panel is left even if the server does not answer', async () => {
  await open({ [SIGN_OUT]: () => refusal(503, {}) });
  await signOut();
  await expect.poll(() => left.mock.calls).toEqual([['/']]);
});
