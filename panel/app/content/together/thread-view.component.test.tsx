import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Thread } from '../../../contract/comments.ts';
import { refusal, renderInPanel } from '../../in-panel.fixture.tsx';
import { CommentForm } from './comment-form.tsx';
import { ThreadView } from './thread-view.tsx';

const [ME, OLGA] = [
  { id: 'me', name: 'Мария' },
  { id: 'olga', name: 'Ольга' },
];
const THREAD: Thread = {
  ...{ id: 3, field: null, item: 'Пол', resolvedBy: null },
  comments: [
    { id: 1, author: OLGA, to: ME, text: 'Какая цена?', at: '2026-11-20T10:00:00.000Z', isUnread: false },
    { id: 2, author: ME, to: null, text: 'Уточню.', at: '2026-11-20T10:00:00.000Z', isUnread: false },
  ],
};
const COLLEAGUES = { 'GET /api/colleagues': () => [ME, OLGA] };

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a reply is addressed to the last other person', async () => {
  const answers = { ...COLLEAGUES, 'POST /api/comments/3/reply': () => ({}) };
  const { asked } = renderInPanel(<ThreadView thread={THREAD} />, { answers });
  screen.getByText('О пункте „Пол“');
  screen.getByText(/, кому: Мария$/);
  await press('Ответить');
  await userEvent.type(screen.getByLabelText('Ответ'), '500');
  await press('Ответить');
  await expect.poll(() => screen.getByLabelText<HTMLTextAreaElement>('Ответ').value).toBe('');
  expect(asked.map(({ body }) => body)).toEqual([{ text: '500', to: 'olga' }]);
});

test.each<[string | null, string, boolean]>([
  [null, 'Решено', true],
  ['Ольга', 'Открыть снова', false],
])('a thread resolved by %s can be changed: «%s»', async (resolvedBy, button, isResolved) => {
  const answers = { 'POST /api/comments/3/resolved': () => ({}) };
  const { asked } = renderInPanel(<ThreadView thread={{ ...THREAD, resolvedBy }} />, { answers });
  await press(button);
  expect(asked.map(({ body }) => body)).toEqual([{ isResolved }]);
});

const form = (
  <CommentForm label="Комментарий" action="Отправить" path="/api/comments" more={{ file: 'one' }} items={['Пол']} />
);

test('a comment names its item and its addressee, never the author', async () => {
  const { asked } = renderInPanel(form, { answers: { ...COLLEAGUES, 'POST /api/comments': () => ({}) } });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Отправить' }).disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('Комментарий'), 'Да');
  await userEvent.click(screen.getByLabelText('О чём', { selector: 'input' }));
  await userEvent.click(await screen.findByText('Пол'));
  await userEvent.click(screen.getByLabelText('Кому', { selector: 'input' }));
  await userEvent.click(await screen.findByText('Ольга'));
  expect(screen.queryByText('Мария')).toBeNull();
  await press('Отправить');
  expect(asked.map(({ body }) => body)).toEqual([{ file: 'one', item: 'Пол', text: 'Да', to: 'olga' }]);
});

test('a refused comment stays, with the reason, over a reload', async () => {
  const message = 'База занята.';
  renderInPanel(form, { answers: { ...COLLEAGUES, 'POST /api/comments': () => refusal(503, { message }) } });
  await userEvent.type(screen.getByLabelText('Комментарий'), 'Да');
  await press('Отправить');
  await screen.findByText(message);
  expect(Object.values(sessionStorage)).toEqual(['"Да"']);
});
