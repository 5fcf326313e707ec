import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Role } from '../../contract/roles.ts';
import { field } from '../fields/in-form.fixture.tsx';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { summary, worksKind } from './content.fixture.ts';
import { EntriesScreen } from './entries-screen.tsx';

const ENTRIES = [
  summary('ash', { title: 'Ёлка', status: { state: 'withdrawn' }, columns: ['продана'] }),
  summary('birch', { title: 'Берёза', hasDraft: true, tags: ['лофт'] }),
  summary('acorn', { title: 'Жёлудь' }),
];

async function show({ address = '/', role = 'editor' as Role, entries = ENTRIES, kind = worksKind() } = {}) {
  renderInPanel(<EntriesScreen kind={kind} />, {
    ...{ address, role },
    answers: { 'GET /api/entries?kind=works': () => entries, 'GET /api/schedules': () => [] },
  });
  await expect.poll(() => screen.queryByText('Загружаем…')).toBeNull();
}

const titles = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const state = (name: string) => userEvent.click(screen.getByLabelText(name, { selector: 'input' }));

test('all words are looked for in titles, addresses and columns, with or without ё', async () => {
  await show();
  const find = screen.getByLabelText('Найти');
  await userEvent.click(find);
  await userEvent.paste('береза лофт');
  await expect.poll(titles).toEqual(['Берёза']);
  await userEvent.clear(find);
  await userEvent.paste('ничего');
  await screen.findByText(/Ничего не нашлось/);
  await press('Показать все');
  await expect.poll(() => titles().length).toBe(3);
});

test('a title is not broken between a number and its unit, and is found as it is typed', async () => {
  await show({ entries: [summary('ash', { title: '2-комнатная, 54 м²' }), summary('oak')] });
  expect(titles()).toContain('2-комнатная, 54\u00a0м²');
  await userEvent.click(screen.getByLabelText('Найти'));
  await userEvent.paste('54 м²');
  await expect.poll(titles).toEqual(['2-комнатная, 54\u00a0м²']);
});

test('the list is narrowed by state and by the own status, and says how many are left', async () => {
  await show();
  await state('С черновиком');
  await expect.poll(titles).toEqual(['Берёза']);
  await screen.findByText(/^1.работа$/);
  await userEvent.click(within(screen.getByRole('radiogroup', { name: 'Что показать' })).getByText('Все'));
  await state('Продана');
  await expect.poll(titles).toEqual(['Ёлка']);
});

test('a column orders the list both ways, which is announced; before that, what is over comes last', async () => {
  await show();
  const order = () => screen.getByRole('columnheader', { name: /^Название/ }).getAttribute('aria-sort');
  expect([titles(), order()]).toEqual([['Берёза', 'Жёлудь', 'Ёлка'], 'ascending']);
  await press(/^Название/);
  expect([titles(), order()]).toEqual([['Жёлудь', 'Ёлка', 'Берёза'], 'descending']);
  await press(/^Название/);
  expect([titles(), order()]).toEqual([['Берёза', 'Ёлка', 'Жёлудь'], 'ascending']);
});

test('a list with a place in the site begins in that order', async () => {
  const order = field('order', { title: 'Порядок', widget: 'number' });
  const { form } = worksKind();
  const kind = worksKind({ form: { ...form, fields: [order] } as typeof form });
  await show({ kind, entries: [summary('ash', { columns: ['2'] }), summary('birch', { columns: ['1'] })] });
  expect(titles()).toEqual(['birch', 'ash']);
});

test('on a phone entries are chosen once the person asks for it', async () => {
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: /47\.99em/.test(query) }));
  await show();
  expect(screen.queryByLabelText('Выбрать: Ёлка')).toBeNull();
  await userEvent.click(screen.getByText('Выбрать'));
  await userEvent.click(screen.getByLabelText('Выбрать: Ёлка'));
  await userEvent.click(screen.getByText('Отменить выбор'));
  expect(screen.queryByText('Выбрано: 1')).toBeNull();
  expect(screen.queryByLabelText('Выбрать: Ёлка')).toBeNull();
});

test('a page of a long list has fifty entries, and those beyond the last one show the last', async () => {
  const entries = Array.from({ length: 51 }, (_, at) =>
    summary(`entry-${100 + at}`, { changedAt: '2026-11-01T10:00:00.000Z' }),
  );
  await show({ address: '/?page=9', entries });
  const count = () => screen.getByRole('table').querySelectorAll('tbody tr').length;
  expect(count()).toBe(1);
  await userEvent.click(screen.getByLabelText('Назад'));
  expect(count()).toBe(50);
});

test('the page is chosen whole, partly or not at all', async () => {
  await show();
  const all = screen.getByLabelText<HTMLInputElement>('Выбрать все на странице');
  await userEvent.click(screen.getByLabelText('Выбрать: Ёлка'));
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  await userEvent.click(all);
  screen.getByText('Выбрано: 3');
  expect(all.checked).toBe(true);
  await userEvent.click(all);
  expect(screen.queryByText(/^Выбрано/)).toBeNull();
});

test('a person who publishes nothing has nothing to choose', async () => {
  await show({ role: 'author' });
  expect(screen.queryByLabelText('Выбрать все на странице')).toBeNull();
});

test('a filter is kept under a name on this device until it is removed', async () => {
  await show({ address: '/?q=ёлка' });
  await press('Запомнить фильтр');
  await userEvent.type(await screen.findByLabelText('Как назвать'), ' Ёлки ');
  await press('Запомнить');
  const link = await screen.findByRole('link', { name: 'Ёлки' });
  expect([link.getAttribute('aria-current'), link.getAttribute('href')]).toEqual([
    'true',
    '/?q=%D1%91%D0%BB%D0%BA%D0%B0',
  ]);
  expect(localStorage.getItem('panel-filters:me:works')).toContain('Ёлки');
  await press('Убрать фильтр «Ёлки»');
  expect(screen.queryByRole('link', { name: 'Ёлки' })).toBeNull();
});

test('columns are chosen and ordered, kept for the kind, and restored', async () => {
  await show();
  const heads = () => screen.getAllByRole('columnheader', { hidden: true }).map((head) => head.textContent?.trim());
  await userEvent.click(screen.getByText('Столбцы'));
  await userEvent.click(await screen.findByLabelText('Темы'));
  await userEvent.click(screen.getByLabelText('Левее: Темы'));
  cleanup();
  await show();
  expect(heads().slice(2, 4)).toEqual(['Темы', 'Статус']);
  await userEvent.click(screen.getByText('Столбцы'));
  await userEvent.click(await screen.findByText('Как было'));
  expect(heads()).not.toContain('Темы');
});

test('an empty kind offers to begin, also by its address', async () => {
  await show({ entries: [], address: '/?new=1' });
  screen.getByText(/Записей пока нет/);
  await screen.findByRole('dialog', { name: 'Работа: новая запись' });
});

test('the state has a column also while every entry is on the site, so that a draft moves nothing', async () => {
  await show({ entries: [summary('ash'), summary('oak')] });
  await screen.findByText(/^2.работы, все на сайте$/);
  screen.getByRole('columnheader', { name: /^Состояние/ });
  expect(screen.getAllByText('на сайте')).toHaveLength(2);
});
