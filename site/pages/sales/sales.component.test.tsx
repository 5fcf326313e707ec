import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PagePayload } from '../../page-contract/page.ts';
import { renderOnPage } from '../../shell/navigation/on-page.fixture.tsx';
import { answerRequests } from '../../shell/navigation/site-answers.fixture.ts';
import type { ListedFlat, SalesData } from './data.ts';
import { Page } from './page.tsx';
import { SOLD_LIST } from './sold-list.ts';

const flat = (slug: string, rooms: number, rub: number) =>
  ({
    ...{ slug, title: 'Квартира', rooms, areaM2: 40, floor: 2, floorsTotal: 5, status: 'available' },
    ...{
      statusText: 'Свободна',
      place: `Дом ${slug}`,
      price: { rub, rubPerM2: 1 },
      plan: {},
      photo: null,
      city: '',
      places: [],
    },
  }) as unknown as ListedFlat;

const option = (value: string, label: string) => ({ value, label, count: 1 });
const OPTIONS = {
  rooms: [option('1', '1-комнатные'), option('2', '2-комнатные')],
  ...{ places: [], prices: [option('5', 'До 5 млн')], areas: [], floors: [] },
  statuses: [option('available', 'Свободные'), option('sold', 'Проданные')],
};
const DATA = {
  items: [flat('a', 1, 4_000_000), flat('b', 2, 8_000_000), flat('c', 2, 4_500_000)],
  ...{ page: 1, pages: 1, total: 3, base: '/sales', map: null, onSale: 3, sold: 2, options: OPTIONS },
  ...{ empty: { title: 'Ничего', text: 'Позвоните' }, viewings: [], tellsHow: false },
  form: { title: '', lead: '', cardTitle: '', cardNote: '', button: 'Жду' },
  choosable: [{ slug: 'a', words: 'Однушка, Мира 1' }],
} as unknown as SalesData;

function show(address = '/sales', data: Partial<SalesData> = {}) {
  const rest = { items: [flat('d', 2, 3_000_000)], page: 2, pages: 2, total: 3 };
  answerRequests({ 'GET /data/sales/page/2.json': () => ({ data: rest }) });
  const payload = { data: { ...DATA, ...data } } as PagePayload<SalesData>;
  return renderOnPage(<Page payload={payload} />, address);
}

const chip = (words: string) => screen.getByText(words, { selector: 'button' });
const listed = () =>
  screen
    .queryAllByText(/^Дом .$/)
    .map(({ textContent }) => textContent?.slice(-1))
    .join('');
const result = () => document.querySelector('p[aria-live=polite]')?.textContent?.replaceAll('\u00a0', ' ');

test('rooms are added to and taken from the choice, and «any» forgets them', async () => {
  const went = show();
  expect(result()).toBe('В продаже 3 квартиры');
  await userEvent.click(chip('2-комнатные'));
  expect(listed()).toBe('bc');
  expect(result()).toBe('Подходит: 2 квартиры');
  await userEvent.click(chip('1-комнатные'));
  expect(went.at(-1)?.to).toBe('/sales?komnaty=1&komnaty=2');
  await userEvent.click(chip('2-комнатные'));
  expect(listed()).toBe('a');
  await userEvent.click(chip('Любые'));
  expect(listed()).toBe('abc');
  expect(chip('Любые').getAttribute('aria-pressed')).toBe('true');
});

test('filters of different kinds work together, in the chosen order', async () => {
  show();
  await userEvent.selectOptions(screen.getByLabelText('Цена'), 'До 5 млн (1)');
  await userEvent.selectOptions(screen.getByLabelText('Порядок'), 'Сначала дороже');
  expect(listed()).toBe('ca');
  expect(location.search).toBe('?cena-do=5&sort=cena-vniz');
});

test('a choice searches the later pages of the list too', async () => {
  show('/sales?komnaty=2', { pages: 2 });
  await expect.poll(listed).toBe('bcd');
});

test('an empty result can be reset, which keeps the order', async () => {
  const none = { ...OPTIONS, floors: [option('3', 'Не ниже 3')] };
  show('/sales?etazh=3&sort=cena', { options: none });
  await screen.findByText('Ничего');
  expect(result()).toBe('Ничего не нашлось');
  await userEvent.click(chip('Сбросить фильтры'));
  expect(location.search).toBe('?sort=cena');
  expect(listed()).toBe('acb');
});

test('sold flats are another list, and the way back is chosen the same way', async () => {
  const went = show();
  await userEvent.selectOptions(screen.getByLabelText('Статус'), 'Проданные (1)');
  await expect.poll(() => went.at(-1)?.to).toBe(SOLD_LIST);
});

test('a viewing is about the chosen flat', async () => {
  show();
  const form = within(document.querySelector('form[data-lead-form]') as HTMLElement);
  const sent = () => Object.fromEntries(new FormData(document.querySelector('form') as HTMLFormElement));
  expect(sent()).not.toHaveProperty('subject');
  await userEvent.selectOptions(form.getByLabelText('Какую квартиру'), 'Однушка, Мира 1');
  expect(sent()).toMatchObject({ kind: 'flat', subject: 'a', titleShown: 'Однушка, Мира 1' });
  await userEvent.selectOptions(form.getByLabelText('Какую квартиру'), '');
  expect(sent()).not.toHaveProperty('subject');
});
