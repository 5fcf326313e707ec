import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Colleague } from '../../contract/access.ts';
import { refusal, renderInPanel } from '../in-panel.fixture.tsx';
import { ColleagueCard } from './colleague-card.tsx';

const PAVEL: Colleague = {
  ...{ id: 'pavel', email: 'pavel@company.ru', name: 'Павел', role: 'manager' },
  ...{ isBlocked: false, hasSecondFactor: true, sessions: 1, lastSeenAt: null },
};
const LINK = { link: 'https://panel/welcome#token', expiresAt: '2026-11-21T10:00:00.000Z' };
const ANSWERS = {
  'PATCH /api/people/pavel': () => ({}),
  'DELETE /api/people/pavel/sessions': () => ({}),
  'DELETE /api/people/pavel/second-factor': () => ({}),
  'POST /api/people/pavel/password-link': () => LINK,
};

function show(change: Partial<Colleague> = {}, isMe = false, answers: Record<string, () => unknown> = {}) {
  const made = vi.fn();
  const card = <ColleagueCard person={{ ...PAVEL, ...change }} isMe={isMe} onLink={made} />;
  return { made, ...renderInPanel(card, { answers: { ...ANSWERS, ...answers } }) };
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Ещё: Павел' }));
const choose = async (item: string) => userEvent.click(await screen.findByText(item));

test.each<[Partial<Colleague>, string, string, object | null]>([
  [{}, 'Завершить все сеансы', 'DELETE /api/people/pavel/sessions', null],
  [{}, 'Снять второй шаг', 'DELETE /api/people/pavel/second-factor', null],
  [{}, 'Закрыть вход', 'PATCH /api/people/pavel', { isBlocked: true }],
  [{ isBlocked: true }, 'Открыть вход', 'PATCH /api/people/pavel', { isBlocked: false }],
])('for a colleague of %j, «%s» asks for %s', async (change, item, request, body) => {
  const { asked } = show(change);
  await open();
  await choose(item);
  expect(asked.map((one) => [`${one.method} ${one.path}`, one.body])).toEqual([[request, body]]);
});

test('a link for a new password goes to the person who asked for it', async () => {
  const { made } = show();
  await open();
  await choose('Ссылка для нового пароля');
  await expect.poll(() => made.mock.calls).toEqual([[{ ...LINK, title: 'Новый пароль: Павел' }]]);
});

test('nobody closes their own way in, and a second step that is off cannot be removed', async () => {
  show({ hasSecondFactor: false }, true);
  await open();
  await screen.findByText('Завершить все сеансы');
  expect(screen.queryByText('Закрыть вход')).toBeNull();
  expect(screen.queryByText('Снять второй шаг')).toBeNull();
});

test.each([
  [null, 'Сейчас не в панели'],
  ['2026-11-20T09:58:00.000Z', 'Сейчас в панели'],
  ['2026-11-20T09:50:00.000Z', 'Последний раз в панели 10 минут назад'],
])('a colleague last seen at %s is described as «%s»', (lastSeenAt, words) => {
  vi.setSystemTime('2026-11-20T10:00:00Z');
  show({ lastSeenAt });
  screen.getByText(words);
});

test('a new role is stored, the same one is not', async () => {
  const { asked } = show();
  const role = screen.getByLabelText('Роль: Павел', { selector: 'input' });
  await userEvent.click(role);
  await choose('менеджер: заявки');
  expect(asked).toEqual([]);
  await userEvent.click(role);
  await choose('редактор: сайт');
  expect(asked.map(({ body }) => body)).toEqual([{ role: 'editor' }]);
});

test('a refusal says why', async () => {
  const message = 'Это последний администратор.';
  show({}, false, { 'PATCH /api/people/pavel': () => refusal(409, { message }) });
  await open();
  await choose('Закрыть вход');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});
