import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PagePayload } from '../../page-contract/page.ts';
import { toPhotoView } from '../../pictures/photo.ts';
import { renderOnPage } from '../../shell/navigation/on-page.fixture.tsx';
import { answerRequests } from '../../shell/navigation/site-answers.fixture.ts';
import type { ListedWork, WorksData } from './data.ts';
import { Page } from './page.tsx';

const facts = { width: 1200, height: 800, color: '#d9d1c4', hash: '0123456789' };
const cover = toPhotoView({ photos: new Map([['a.jpg', facts]]) }, { file: 'a.jpg', alt: '' });
const work = (slug: string, komnaty: string, paket: string) =>
  ({
    ...{ slug, title: `Работа ${slug}`, packageTitle: '', areaM2: 40, days: 60, priceRub: 1, cover, term: {} },
    facts: { komnaty, paket, dom: 'new', ploshchad: '30-50', stil: 'loft' },
  }) as unknown as ListedWork;
const option = (value: string, label: string) => ({ value, label, count: 2 });
const DATA = {
  items: [work('a', '1', 'comfort'), work('b', '1', 'author'), work('c', '2', 'comfort')],
  ...{ page: 1, pages: 1, total: 3, underway: null, emptyText: 'Пусто', landings: [] },
  filters: [
    { key: 'komnaty', label: 'Комнаты', options: [option('1', 'Однушки'), option('2', 'Двушки')] },
    { key: 'paket', label: 'Пакет', options: [option('comfort', 'Комфорт'), option('author', 'Авторский')] },
  ],
  form: { title: '', lead: '', cardTitle: '', cardNote: '', button: 'Жду' },
} as unknown as WorksData;

function show(address = '/works', pages = 1) {
  const rest = { items: [work('d', '1', 'comfort')], page: 2, pages, total: 3 };
  answerRequests({ 'GET /data/works/page/2.json': () => ({ data: rest }) });
  renderOnPage(<Page payload={{ data: { ...DATA, pages } } as PagePayload<WorksData>} />, address);
}

const button = (words: string) => screen.getByText(words, { selector: 'button' });
const press = (words: string) => userEvent.click(button(words));
const listed = () =>
  screen
    .queryAllByText(/^Работа .$/)
    .map(({ textContent }) => textContent?.slice(-1))
    .join('');
const results = () => screen.getAllByText(/^(Найдено|3.работы)/).map(({ textContent }) => textContent);

test('rooms are chosen on the page, and «all» forgets them', async () => {
  show();
  await press('Однушки');
  expect(listed()).toBe('ab');
  expect(location.search).toBe('?komnaty=1');
  await press('Все');
  expect(listed()).toBe('abc');
});

test('other filters are in a dialog, which works at once and counts them on its button', async () => {
  show('/works?komnaty=1');
  await press('Фильтры');
  const dialog = within(screen.getByRole('dialog', { name: 'Фильтры' }));
  expect(dialog.queryByRole('button', { name: 'Сбросить' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: /^Комфорт/ }));
  expect(listed()).toBe('a');
  expect(results()).toEqual(['Найдено: 1', 'Найдено: 1']);
  await userEvent.click(dialog.getByRole('button', { name: 'Сбросить' }));
  expect(location.search).toBe('?komnaty=1');
  await userEvent.click(dialog.getByRole('button', { name: /^Авторский/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Показать работы' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('Фильтры').textContent).toBe('Фильтры1');
  await press('Фильтры');
  screen.getByRole('dialog', { name: 'Фильтры' });
});

test('each applied filter can be taken away alone', async () => {
  show('/works?komnaty=1&paket=comfort&paket=author');
  const applied = within(screen.getByRole('group', { name: 'Выбранные фильтры' }));
  expect(applied.getAllByRole('button')).toHaveLength(2);
  await userEvent.click(applied.getByRole('button', { name: /Убрать: ?Комфорт/ }));
  expect(location.search).toBe('?komnaty=1&paket=author');
  expect(listed()).toBe('b');
});

test('a choice without works is reset by one button', async () => {
  show('/works?komnaty=2&paket=author');
  await screen.findByText('Пусто');
  await press('Сбросить фильтры');
  expect(listed()).toBe('abc');
  expect(location.search).toBe('');
});

test('a choice searches the later pages of the list too', async () => {
  show('/works?komnaty=1', 2);
  await expect.poll(listed).toBe('abd');
});
