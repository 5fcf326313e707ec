import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Content } from '../../../model/content.ts';
import { setChosen } from '../../features/flats/chosen-flats.ts';
import type { ComparedFlat } from '../../features/flats/compared-flat.ts';
import type { PagePayload } from '../../page-contract/page.ts';
import { renderOnPage } from '../../shell/navigation/on-page.fixture.tsx';
import { answerRequests, noNetwork } from '../../shell/navigation/site-answers.fixture.ts';
import { type ComparisonData, source } from './data.ts';
import { Page } from './page.tsx';

const PATH = '/sales/sravnenie';
const price = { rub: 4_000_000, rubPerM2: 140_000, payment: { example: null } };

const flat = (slug: string) =>
  ({
    ...{ slug, title: `Квартира ${slug}`, areaM2: 28, floor: 4, floorsTotal: 8, ceilingM: 2.8, house: '', windows: '' },
    ...{ bathroom: '', city: '', district: '', address: '', saleBasis: 'ownership', statusText: 'Свободна' },
    ...{ isReady: true, price, package: null, photos: [], planPicture: [] },
    ask: { label: 'Записаться на просмотр', short: 'Записаться' },
  }) as unknown as ComparedFlat;

afterEach(() => setChosen([]));

function show(address: string, answerB: () => unknown = () => ({ data: { flat: flat('b') } })) {
  answerRequests({
    'GET /data/sales/a.json': () => ({ data: { flat: flat('a') } }),
    'GET /data/sales/b.json': () => answerB(),
  });
  return renderOnPage(<Page payload={{} as PagePayload<ComparisonData>} />, address);
}

const shown = async () =>
  (await screen.findAllByRole('button', { name: /^Убрать/ })).map((button) => button.getAttribute('aria-label'));

test('the flats of a shared address are compared, and each leads to its page and to a viewing', async () => {
  show(`${PATH}?kv=a,b`);
  expect(await shown()).toEqual(['Убрать: Квартира a', 'Убрать: Квартира b']);
  expect(screen.getByRole('link', { name: 'Квартира a' }).getAttribute('href')).toBe('/sales/a');
  const viewing = screen.getByRole('link', { name: 'Записаться на просмотр: Квартира b' });
  expect(viewing.getAttribute('href')).toBe('/sales/b#form');
});

test('the flats chosen on this device go into the address, which can be shared', async () => {
  setChosen(['a', 'b']);
  const went = show(PATH);
  await shown();
  expect(went).toEqual([{ to: `${PATH}?kv=a,b`, options: { replace: true, preventScrollReset: true } }]);
});

test('a flat that joins comes last and is remembered', async () => {
  setChosen(['a']);
  const went = show(`${PATH}?plus=b`);
  expect(await shown()).toEqual(['Убрать: Квартира a', 'Убрать: Квартира b']);
  expect(went.map(({ to }) => to)).toEqual([`${PATH}?kv=a,b`]);
  expect(JSON.parse(localStorage.getItem('compared-flats') ?? '')).toEqual(['a', 'b']);
});

test('a removed flat leaves the address and the device; the last one leaves a way to the list', async () => {
  setChosen(['a', 'b']);
  const went = show(`${PATH}?kv=a,b`);
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Убрать: Квартира a' }));
  await expect.poll(() => went.at(-1)?.to).toBe(`${PATH}?kv=b`);
  expect(await shown()).toEqual(['Убрать: Квартира b']);
  await userEvent.click(screen.getByRole('button', { name: 'Убрать: Квартира b' }));
  await screen.findByText('Пока нечего сравнивать');
  expect(localStorage.getItem('compared-flats')).toBeNull();
});

test('a flat that is no longer published is left out', async () => {
  show(`${PATH}?kv=a,gone`);
  expect(await shown()).toEqual(['Убрать: Квартира a']);
});

test('without a network the choice stays, and the flats load on demand', async () => {
  let answer: () => unknown = noNetwork;
  show(`${PATH}?kv=a,b`, () => answer());
  await screen.findByText('Квартиры не загрузились');
  answer = () => ({ data: { flat: flat('b') } });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await shown()).toHaveLength(2);
});

test('search engines do not list the comparison, whose flats come from the visitor', () => {
  const content = { flats: [flat('a'), flat('b')], company: { brand: 'Преголя' } } as unknown as Content;
  expect(source.data(content, {}, undefined)).toMatchObject({ noindex: true });
});
