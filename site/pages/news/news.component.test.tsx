import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PagePayload } from '../../page-contract/page.ts';
import { renderOnPage } from '../../shell/navigation/on-page.fixture.tsx';
import { answerRequests } from '../../shell/navigation/site-answers.fixture.ts';
import type { NewsData } from './data.ts';
import { Page } from './page.tsx';

const DATA = {
  ...{ items: [], page: 2, pages: 3, total: 9, emptyText: 'Спросите нас' },
  tags: [{ tag: 'Цены & сроки', count: 4 }],
  form: { title: '', lead: '', cardTitle: '', cardNote: '', button: 'Жду' },
} as unknown as NewsData;

function show(address: string, data: Partial<NewsData> = {}) {
  const { total = DATA.total } = data;
  const asked = answerRequests({
    'GET /data/news.json': () => ({ data: { items: [], page: 1, pages: 3, total } }),
    'GET /data/news/page/3.json': () => ({ data: { items: [], page: 3, pages: 3, total } }),
  });
  renderOnPage(<Page payload={{ data: { ...DATA, ...data } } as PagePayload<NewsData>} />, address);
  return asked;
}

const linksIn = (role: string, name: string) =>
  within(screen.getByRole(role, { name }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.getAttribute('rel') ?? link.getAttribute('aria-current')]);

test.each([
  [1, [['/news/page/2', 'next']]],
  [
    2,
    [
      ['/news', 'prev'],
      ['/news/page/3', 'next'],
    ],
  ],
  [3, [['/news/page/2', 'prev']]],
])('page %i of three leads to %j', (page, links) => {
  show('/news', { page });
  expect(linksIn('navigation', 'Страницы списка')).toEqual(links);
});

test('a subject is a link that filters the list, and «all» is the current one before', () => {
  show('/news');
  expect(linksIn('group', 'Темы статей').map(([href]) => href)).toEqual([
    '/news',
    `/news?tema=${encodeURIComponent('Цены & сроки')}`,
  ]);
});

test('a subject without articles says so after the whole list was searched', async () => {
  // Another total: a list that has changed is fetched again.
  const asked = show('/news?tema=x', { total: 10 });
  await screen.findByText('На эту тему статей пока нет');
  expect(asked.map(({ path }) => path)).toEqual(['/data/news.json', '/data/news/page/3.json']);
  screen.getByText('Спросите нас');
  expect(screen.queryByRole('navigation', { name: 'Страницы списка' })).toBeNull();
});
