import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { OldPage } from '../../../model/pasted/old-pages.ts';
import type { SitePage } from '../../contract/moved-pages.ts';
import { workEntry } from '../content/content.fixture.ts';
import { refusal, renderInPanel } from '../in-panel.fixture.tsx';
import type { OldRow } from './old-rows.ts';
import { OldSiteRows } from './old-site-rows.tsx';

const FLOORS = 'services/floors.yaml';
const NOWHERE = { entry: null, hasOwnTitle: false, hasOwnDescription: false } as const;
const PAGES: readonly SitePage[] = [
  {
    ...{ path: '/services/floors', title: 'Полы', description: '', hasOwnTitle: false, hasOwnDescription: false },
    entry: { kind: 'services', file: FLOORS },
  },
  { path: '/works', title: 'Работы', description: '', ...NOWHERE },
];
const CHECK = 'POST /api/redirects/check';
const startOf = (file: string) => `GET /api/entry?file=${encodeURIComponent(file)}`;
const former = { from: '/old', to: '/works' };
const ANSWERS = {
  [CHECK]: () => ({ problems: [] }),
  'PUT /api/draft': () => ({}),
  [startOf('redirects.yaml')]: () => workEntry({ file: 'redirects.yaml', facts: { list: [former] } }),
  [startOf(FLOORS)]: () => workEntry({ file: FLOORS, facts: { title: 'Полы' } }),
  'GET /api/kinds': () => [{ name: 'redirects', file: 'redirects.yaml' }],
};

const row = (path: string, targets: readonly string[], page: Partial<OldPage> = {}, isSure = true): OldRow => {
  return { page: { path, queries: [], title: '', description: '', ...page }, targets, isSure };
};
const POLY = row('/poly', ['/services/floors'], { title: 'Стяжка и полы' });
const RABOTY = row('/raboty', ['/works'], {}, false);

function show(rows: readonly OldRow[], answers: Record<string, (body: never) => unknown> = {}) {
  const lists = { open: ['/contacts'], moved: ['/old'], queries: [], files: [], unread: ['что-то'] };
  return renderInPanel(<OldSiteRows rows={rows} pages={PAGES} {...lists} />, { answers: { ...ANSWERS, ...answers } });
}
const button = () => screen.getByText('Сделать черновик').closest('button') as HTMLButtonElement;
const isTaken = (path: string) => screen.getByLabelText<HTMLInputElement>(`Перевести ${path}`).checked;
const target = (path: string) => screen.getByLabelText(`Куда перевести ${path}`);
const status = () => screen.getByRole('status').textContent;

test('sure redirects are ticked and added to the former ones, with the old title that was taken', async () => {
  const { asked } = show([POLY, RABOTY]);
  expect([isTaken('/poly'), isTaken('/raboty')]).toEqual([true, false]);
  expect(status()).toBe('Отмечено: 1\u00a0адрес из 2.');
  await userEvent.click(screen.getByLabelText('Взять для поисковиков прежнее: Стяжка и полы'));
  await userEvent.click(button());
  await screen.findByText('Черновики готовы');
  const list = [former, { from: '/poly', to: '/services/floors' }];
  expect(asked).toMatchObject([
    { path: '/api/redirects/check', body: { list } },
    { path: '/api/draft', body: { file: 'redirects.yaml', facts: { list } } },
    { path: '/api/draft', body: { file: FLOORS, facts: { title: 'Полы', seo: { title: 'Стяжка и полы' } } } },
  ]);
  expect(screen.queryByLabelText('Перевести /poly')).toBeNull();
  expect(isTaken('/raboty')).toBe(false);
});

test('another target is taken at once, without the old title of the former one, and none is not', async () => {
  show([row('/poly', ['/services/floors', '/works'], { title: 'Стяжка' }), RABOTY]);
  await userEvent.click(screen.getByLabelText(/^Взять для поисковиков/));
  await userEvent.selectOptions(target('/raboty'), '/works');
  await userEvent.selectOptions(target('/poly'), 'Не переводить');
  expect([isTaken('/poly'), isTaken('/raboty')]).toEqual([false, true]);
  await userEvent.selectOptions(target('/poly'), '/services/floors · Полы');
  expect(isTaken('/poly')).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(/^Взять для поисковиков/).checked).toBe(false);
});

test('a ticked address without a page waits for its answer, which any page can be', async () => {
  show([row('/blog', [], {}, false)]);
  expect(button().disabled).toBe(true);
  await userEvent.click(screen.getByLabelText('Перевести /blog'));
  screen.getByText('Выберите страницу или снимите галочку.');
  expect(status()).toContain('Ждут ответа: 1.');
  expect(button().disabled).toBe(true);
  await userEvent.click(screen.getByLabelText('Выбрать страницу: Куда перевести /blog'));
  await userEvent.type(screen.getByRole('combobox'), 'р');
  await userEvent.click(screen.getByText('/works · Работы', { selector: '[role=option] *' }));
  expect(button().disabled).toBe(false);
});

test('a redirect that publishing would refuse says why until it is changed, and nothing is stored', async () => {
  const problems = [{ index: 2, message: 'Такой страницы нет.' }];
  const { asked } = show([POLY, row('/raboty', ['/works'])], { [CHECK]: () => ({ problems }) });
  await userEvent.click(button());
  await screen.findByText('Такой страницы нет.');
  expect(screen.getByText('/raboty', { selector: 'legend' }).parentElement?.textContent).toContain(
    'Такой страницы нет.',
  );
  expect(status()).toContain('С ошибкой: 1');
  expect(asked.map(({ path }) => path)).toEqual(['/api/redirects/check']);
  await userEvent.click(screen.getByLabelText('Перевести /raboty'));
  expect(screen.queryByText('Такой страницы нет.')).toBeNull();
});

test('a list of redirects that is not stored leaves its rows, with the reason', async () => {
  show([POLY], { 'PUT /api/draft': () => refusal(503, { message: 'Диск занят.' }) });
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toContain('Переехавшие адреса: 1\u00a0адрес: Диск занят.');
  expect(isTaken('/poly')).toBe(true);
});

test('addresses with parameters are named, three of them, and lines that need nothing are listed', () => {
  show([row('/item', ['/works'], { queries: ['?p=1', '?p=2', '?p=3', '?p=4'] })]);
  expect(isTaken('/item')).toBe(false);
  screen.getByText(/с параметрами \(\?p=1, \?p=2, \?p=3…\) откроют одну страницу/);
  for (const name of ['Откроются и так: 1', 'Уже переведены: 1', 'Не понято строк: 1', 'Нашлась похожая страница: 1'])
    screen.getByText(name, { selector: 'h2' });
});
