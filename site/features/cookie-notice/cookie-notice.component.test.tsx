import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderOnPage } from '../../shell/navigation/on-page.fixture.tsx';
import { choiceStore } from '../../visit/choice-store.ts';
import { CookieNoticeHost } from './cookie-notice-host.tsx';
import { CookieSettings } from './cookie-settings.tsx';

const COUNTED = { metrika: 1, cookiesVersion: '7' };

afterEach(() => choiceStore.remember(''));

const notice = () => screen.queryByRole('region', { name: 'Файлы куки' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the notice asks once, and a consent is remembered together with the first arrival', async () => {
  renderOnPage(<CookieNoticeHost page="/" />, '/', COUNTED);
  await screen.findByRole('region', { name: 'Файлы куки' });
  await press('Разрешить');
  expect(notice()).toBeNull();
  expect(document.cookie).toContain('cookie-choice=all.7');
  expect(localStorage.getItem('first-touch')).not.toBeNull();
});

test('a refusal is remembered too and deletes what the counter has written', async () => {
  localStorage.setItem('_ym_uid', '123');
  localStorage.setItem('first-touch', '{}');
  renderOnPage(<CookieNoticeHost page="/" />, '/', COUNTED);
  await screen.findByRole('region', { name: 'Файлы куки' });
  await press('Только нужные');
  expect(notice()).toBeNull();
  expect(document.cookie).toContain('cookie-choice=necessary.7');
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a site without a counter asks nothing and has no settings', async () => {
  renderOnPage(
    <>
      <CookieNoticeHost page="/" />
      <CookieSettings />
    </>,
  );
  await act(() => vi.dynamicImportSettled());
  expect(document.body.textContent).toBe('');
});

test('the settings show the choice, change it and say what works now', async () => {
  renderOnPage(<CookieSettings />, '/cookies', COUNTED);
  const status = () => screen.getByRole('status').textContent;
  const pressed = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(status()).toMatch(/ещё не.выбрали/);
  expect(pressed()).toEqual([]);
  await press('Разрешить');
  expect(status()).toMatch(/Аналитика разрешена/);
  expect(pressed()).toEqual(['Разрешить']);
  await press('Только нужные');
  expect(status()).toMatch(/Аналитика выключена/);
  expect(pressed()).toEqual(['Только нужные']);
});

test('a choice for an earlier version of the document is asked again', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the simulated document has no Cookie Store API
  document.cookie = 'cookie-choice=all.6; Path=/';
  renderOnPage(<CookieNoticeHost page="/" />, '/', COUNTED);
  await screen.findByRole('region', { name: 'Файлы куки' });
});
