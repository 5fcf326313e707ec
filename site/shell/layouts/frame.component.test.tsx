import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { go } from '../navigation/go.ts';
import { renderOnPage } from '../navigation/on-page.fixture.tsx';
import { ActionBar } from './action-bar.tsx';
import { Breadcrumbs } from './default-layout.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { SiteFooter } from './footer/site-footer.tsx';
import { MobileMenu } from './header/mobile-menu.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { PageErrorMessage } from './page-error.tsx';
import { SiteNotice } from './site-notice.tsx';

const HEADER = [
  { label: 'Работы', to: '/works' },
  { label: 'Квартиры', to: '/sales' },
];
const TELEGRAM = { kind: 'telegram', label: 'Telegram', url: 'https://t.me/firm', note: '' } as const;
const FACTS = { header: HEADER, messengers: [TELEGRAM], hoursText: 'ежедневно с 9', phone: '+74012000000' };
const TEL = 'tel:+74012000000';

const links = () => screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
const current = () =>
  screen
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('aria-current'))
    .filter(Boolean);

test.each([
  ['/works', ['page']],
  ['/works/1', ['true']],
  ['/worksheet', []],
])('on %s the header marks %j', (address, marks) => {
  renderOnPage(<SiteHeader action={undefined} />, address, FACTS);
  expect(current()).toEqual(marks);
});

test('the header leads to the search, to the phone and to a call, or to the action of the page', () => {
  renderOnPage(<SiteHeader action={undefined} />, '/', FACTS);
  expect(screen.getByRole('link', { name: 'Найти' }).getAttribute('data-opens')).toBe('site-search');
  expect(screen.getByRole('link', { name: 'Вызвать замерщика' }).getAttribute('data-opens')).toBe('site-callback');
  expect(screen.getByRole('button', { name: 'Меню' }).getAttribute('data-opens')).toBe('site-menu');
  expect(links()).toContain(TEL);
});

test('a page with its own action has it in the header', () => {
  renderOnPage(<SiteHeader action={{ label: 'Записаться', short: 'Да', to: '#form' }} />, '/', FACTS);
  expect(screen.getByRole('link', { name: 'Записаться' }).getAttribute('href')).toBe('#form');
  expect(screen.queryByRole('link', { name: 'Вызвать замерщика' })).toBeNull();
});

test('the menu of phones marks the section and closes on the way to another page', async () => {
  renderOnPage(<MobileMenu />, '/sales', FACTS);
  const menu = screen.getByLabelText<HTMLDialogElement>('Меню');
  expect(current()).toEqual(['page']);
  expect(links()).toEqual(expect.arrayContaining([TEL, '/poisk', '/contacts#form']));
  act(() => menu.showModal());
  await act(() => go('/works'));
  expect(menu.open).toBe(false);
});

test('the bar of phones calls, writes and asks for a call', () => {
  renderOnPage(<ActionBar action={undefined} />, '/', FACTS);
  expect(links()).toEqual([TEL, TELEGRAM.url, '/contacts#form']);
  expect(screen.getByRole('link', { name: 'Перезвоните мне' }).getAttribute('data-opens')).toBe('site-callback');
});

test('the bar of a page with a price shows it in place of the messenger', () => {
  const action = { label: 'Записаться на просмотр', short: 'Записаться', to: '#form', price: '8 млн' };
  renderOnPage(<ActionBar action={action} />, '/', FACTS);
  screen.getByText('8 млн');
  expect(links()).toEqual([TEL, '#form']);
  screen.getByRole('link', { name: 'Записаться на просмотр' });
});

test('the trail begins at the home page and ends with the shown one, which is no link', () => {
  renderOnPage(
    <Breadcrumbs
      crumbs={[
        { label: 'Работы', to: '/works' },
        { label: 'Кухня', to: '/works/1' },
      ]}
    />,
  );
  const trail = within(screen.getByRole('navigation', { name: 'Хлебные крошки' }));
  expect(trail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Главная', 'Работы']);
  expect(trail.getByText('Кухня').getAttribute('aria-current')).toBe('page');
});

test.each([
  [404, 'Страница не найдена', 'Page Not Found'],
  [500, 'Что-то сломалось', 'Internal Server Error'],
])('the screen of error %d says what happened, and leads to the works and to the phone', (status, title, technical) => {
  renderOnPage(<ErrorScreen status={status} description="/lost" />, '/', FACTS);
  expect(screen.getByRole('heading').textContent).toBe(title);
  screen.getByText(technical);
  screen.getByText('/lost');
  expect(links()).toEqual(['/', '/', '/works', TEL]);
});

test('only a missing page is left without a new document', async () => {
  const went = renderOnPage(<ErrorScreen status={404} />, '/', FACTS);
  for (const link of screen.getAllByRole('link', { name: /на.главную/i })) await userEvent.click(link);
  await expect.poll(() => went.map(({ to }) => to)).toEqual(['/', '/']);
});

test('a part that does not open says so at once and can be tried again', async () => {
  const retry = vi.fn();
  renderOnPage(<PageErrorMessage onRetry={retry} />);
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Повторить' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('the footer leads to the phone, a call and the settings of cookies, with what the law wants to be said', () => {
  const legal = { name: 'ООО «Преголя»', inn: '39', ogrn: '10', account: '407', bik: '04', address: 'Мира, 1' };
  renderOnPage(<SiteFooter />, '/', { ...FACTS, legal, pricesNotice: 'Не оферта' });
  expect(links()).toEqual(expect.arrayContaining([TEL, '/contacts#form', '/cookies']));
  screen.getByText(/Не оферта/);
  screen.getByText(/ИНН.39, ОГРН.10/);
});

test('a site of invented data says so on every page', () => {
  renderOnPage(<SiteNotice />, '/', { demoNotice: 'Демо', picturesNotice: 'Картинки' });
  expect(screen.getByRole('complementary', { name: 'О сайте' }).textContent).toMatch(
    /Данные вымышлены, картинки.— визуализации/,
  );
});
