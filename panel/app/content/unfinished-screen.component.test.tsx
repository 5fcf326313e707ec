import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Role } from '../../contract/roles.ts';
import { refusal, renderInPanel } from '../in-panel.fixture.tsx';
import { worksKind } from './content.fixture.ts';
import { UnfinishedScreen } from './unfinished-screen.tsx';

const FILE = 'works/one.yaml';
const DRAFT = { file: FILE, title: 'Кухня', savedAt: '2026-11-20T10:00:00.000Z' };
const SCHEDULED = {
  ...{ id: 4, file: FILE, title: 'Ванная', baseVersion: 'v1', changes: [], who: 'Ольга', state: 'failed' },
  ...{ message: 'Файл изменился.', facts: {}, body: null, at: '2026-11-20T10:00:00.000Z', until: null },
};
const NOTHING = {
  'GET /api/drafts': () => ({ own: [], others: null }),
  'GET /api/schedules': () => [],
  'GET /api/entries/planned': () => [],
  'GET /api/kinds': () => [worksKind()],
  'GET /api/history/recent': () => [],
  'GET /api/bin': () => [],
};

function show(answers: Record<string, () => unknown> = {}, role: Role = 'admin') {
  return renderInPanel(<UnfinishedScreen />, { role, answers: { ...NOTHING, ...answers } });
}
const links = async () =>
  (await screen.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')]);

test('drafts are linked to their forms, those of others are counted', async () => {
  show({ 'GET /api/drafts': () => ({ own: [DRAFT], others: 3 }) });
  await screen.findByText('Работа: Кухня');
  expect(await links()).toContainEqual(['Работа: Кухня', '/content/works/one']);
  screen.getByText('У других сотрудников черновиков: 3.');
  expect(screen.queryByText(/^Незаконченного нет/)).toBeNull();
});

test('drafts are published one by one or all at once, by those who may publish', async () => {
  const other = { ...DRAFT, file: 'works/two.yaml', title: 'Ванная' };
  const answers = {
    'GET /api/drafts': () => ({ own: [DRAFT, other], others: null }),
    'POST /api/entries/publish': () => ({ done: [], refused: [], savedAt: null }),
  };
  const { asked } = show(answers);
  const published = () => asked.filter(({ path }) => path === '/api/entries/publish').map(({ body }) => body);
  await userEvent.click(await screen.findByRole('button', { name: 'Опубликовать: Кухня' }));
  await expect.poll(published).toEqual([{ files: [FILE] }]);
  const all = screen.getByRole('button', { name: 'Опубликовать все: 2' });
  await expect.poll(() => all.hasAttribute('data-loading')).toBe(false);
  await userEvent.click(all);
  await expect.poll(published).toEqual([{ files: [FILE] }, { files: [FILE, other.file] }]);
});

test('an author has no button that publishes a draft', async () => {
  show({ 'GET /api/drafts': () => ({ own: [DRAFT], others: null }) }, 'author');
  await screen.findByText('Работа: Кухня');
  expect(screen.queryByRole('button', { name: /Опубликовать/ })).toBeNull();
});

test('where nothing waits the screen says what would', async () => {
  show();
  await screen.findByText(/^Незаконченного нет/);
  await screen.findByText(/^Пока ничего\./);
  await screen.findByText(/^Пусто\./);
  expect(screen.queryByText(/^У других сотрудников/)).toBeNull();
});

test('a scheduled edit says when, by whom and why it failed, and can be called off', async () => {
  show({ 'GET /api/schedules': () => [SCHEDULED] });
  const line = within((await screen.findByText('не вышло')).closest('[class*=Paper]') as HTMLElement);
  await line.findByText('Работа: Ванная');
  line.getByText('Файл изменился.');
  line.getByText(/; Ольга$/);
  expect(line.getAllByRole('button')).toHaveLength(1);
  expect(screen.queryByText(/^Пока ничего\./)).toBeNull();
});

test('the end of a scheduled edit is said too', async () => {
  show({ 'GET /api/schedules': () => [{ ...SCHEDULED, until: '2026-11-27T10:00:00.000Z', state: 'waiting' }] });
  await screen.findByText(/, до: /);
  screen.getByText('ждёт');
});

test('what was deleted is counted next to the link to it', async () => {
  show({ 'GET /api/bin': () => [{ id: 1 }, { id: 2 }] });
  expect(await screen.findByRole('link', { name: 'Удалённых: 2' })).toHaveProperty('pathname', '/bin');
});

test('an entry with a future day is listed with it', async () => {
  show({ 'GET /api/entries/planned': () => [{ file: FILE, title: 'Акция', from: '2030-12-01' }] });
  expect((await screen.findByText('Работа: Акция')).getAttribute('href')).toBe('/content/works/one');
  screen.getByText(/1 декабря/);
  expect(screen.queryByText(/^Пока ничего\./)).toBeNull();
});

test('an author calls nothing off and has no bin', async () => {
  show({ 'GET /api/schedules': () => [SCHEDULED] }, 'author');
  await screen.findByText('Работа: Ванная');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Корзина' })).toBeNull();
});

test('a list that cannot be read says why', async () => {
  show({ 'GET /api/entries/planned': () => refusal(503, { message: 'Занято.' }) });
  await screen.findByText('Занято.');
});
