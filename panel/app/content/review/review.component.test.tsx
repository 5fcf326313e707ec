import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { EntryText } from '../../../contract/content.ts';
import type { ReviewDetail } from '../../../contract/reviews.ts';
import { refusal, renderInPanel } from '../../in-panel.fixture.tsx';
import { Observed } from '../../lib/observed.ts';
import { workEntry, worksKind } from '../content.fixture.ts';
import type { DraftState } from '../use-draft.ts';
import { ReviewScreen } from './review-screen.tsx';
import { SendBar } from './send-bar.tsx';

const FILE = 'works/one.yaml';
const SENT = { facts: { title: 'Ванная' }, body: null };
const REVIEW: ReviewDetail = {
  ...{ id: 5, file: FILE, title: 'Ванная', author: { id: 'me', name: 'Мария' }, note: 'Посмотрите.', ...SENT },
  ...{ at: '2026-11-20T10:00:00.000Z', changes: [], isOutdated: false, hasNewerDraft: false },
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function send(now: EntryText, reviews: readonly object[], answers: Record<string, () => unknown> = {}) {
  const [text, draftState] = [new Observed(now), new Observed<DraftState>('none')];
  const calls = { onRefused: vi.fn(), onMerged: vi.fn() };
  const bar = {
    kind: worksKind(),
    entry: workEntry(),
    baseVersion: 'v1',
    issues: [],
    text,
    draftState,
    draftAt: null,
    onDiscard: vi.fn(),
  };
  return renderInPanel(<SendBar {...bar} {...calls} />, {
    role: 'author',
    answers: { 'GET /api/reviews': () => reviews, ...answers },
  });
}

test('an author sends a text with a word for the reviewer', async () => {
  const { asked } = send(SENT, [], { 'POST /api/reviews': () => ({}) });
  await press('Отправить на проверку');
  await userEvent.type(await screen.findByLabelText('Слово проверяющему'), 'Готово');
  await press('Отправить');
  await screen.findByText(/^Отправлено\. Ответ придёт сюда/);
  expect(asked.map(({ body }) => body)).toEqual([{ file: FILE, version: 'v1', ...SENT, note: 'Готово' }]);
});

test('what is sent already cannot be sent again, but taken back', async () => {
  const { asked } = send(SENT, [REVIEW], { 'DELETE /api/reviews/5': () => ({}) });
  await screen.findByText(/^На проверке, отправлено/);
  const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Отправить на проверку' });
  expect(again.disabled).toBe(true);
  await press('Отозвать');
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /api/reviews/5']);
});

test('a text that was changed since says so', async () => {
  send({ facts: { title: 'Иное' }, body: null }, [REVIEW]);
  await screen.findByText(/С тех пор вы изменили текст/);
});

test('the same text of a colleague does not stand in the way', async () => {
  const { client } = send(SENT, [{ ...REVIEW, author: { id: 'olga', name: 'Ольга' } }]);
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Отправить на проверку' }).disabled).toBe(false);
});

function review(change: Partial<ReviewDetail>, answers: Record<string, () => unknown> = {}) {
  return renderInPanel(
    <Routes>
      <Route path="/review/:id" element={<ReviewScreen />} />
      <Route path="/unfinished" element="Черновики" />
    </Routes>,
    {
      address: '/review/5',
      answers: {
        ...{ 'GET /api/reviews/5': () => ({ ...REVIEW, ...change }), 'GET /api/kinds': () => [worksKind()] },
        ...answers,
      },
    },
  );
}

test('an approved text is published, and the reviewer goes back', async () => {
  const saved = { savedAt: '2026-11-20T10:00:00.000Z' };
  const { asked } = review({}, { 'POST /api/reviews/5/publish': () => saved });
  await screen.findByText('«Посмотрите.»');
  await press('Опубликовать');
  await screen.findByText('Черновики');
  expect(asked.at(-1)).toMatchObject({ path: '/api/reviews/5/publish', body: { despiteOthers: false } });
});

test('mistakes in other entries are named, and may wait', async () => {
  const issues = [{ file: 'company.yaml', message: 'Нет такой работы.' }];
  const { asked } = review({}, { 'POST /api/reviews/5/publish': () => refusal(422, { message: 'Не вышло.', issues }) });
  await press('Опубликовать');
  await screen.findByText('company.yaml: Нет такой работы.');
  await press('Опубликовать всё равно');
  const published = asked.filter(({ path }) => path.endsWith('/publish'));
  expect(published.map(({ body }) => body)).toEqual([{ despiteOthers: false }, { despiteOthers: true }]);
});

test('an outdated text can only be returned, with a remark that is kept until it is sent', async () => {
  const { asked } = review({ isOutdated: true }, { 'POST /api/reviews/5/return': () => ({}) });
  const publish = await screen.findByRole<HTMLButtonElement>('button', { name: 'Опубликовать' });
  const giveBack = screen.getByRole<HTMLButtonElement>('button', { name: 'Вернуть с замечанием' });
  expect([publish.disabled, giveBack.disabled]).toEqual([true, true]);
  await userEvent.type(screen.getByLabelText('Замечание'), 'Цены?');
  expect(sessionStorage.getItem('review-5')).toBe('"Цены?"');
  await userEvent.click(giveBack);
  await screen.findByText('Черновики');
  expect(asked.at(-1)).toMatchObject({ path: '/api/reviews/5/return', body: { remark: 'Цены?' } });
  expect(sessionStorage.getItem('review-5')).not.toBe('"Цены?"');
});
