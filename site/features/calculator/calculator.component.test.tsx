import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderOnPage } from '../../shell/navigation/on-page.fixture.tsx';
import { answerRequests } from '../../shell/navigation/site-answers.fixture.ts';
import { savedEstimate, saveEstimate } from '../../storage/saved-estimate.ts';
import { Calculator } from './calculator.tsx';
import { PRICES } from './prices.fixture.ts';

afterEach(() => {
  cleanup();
  saveEstimate(null);
});

function show(address = '/') {
  answerRequests({ 'GET /data/_estimates.json': () => new Promise(() => {}) });
  renderOnPage(<Calculator prices={PRICES} formNote="Перезвоним" form={<p>Форма</p>} />, address);
}

const sheet = () => screen.getByRole('link', { name: 'Расчёт на одном листе' }).getAttribute('href');
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const spoken = () => document.querySelector('[aria-live=polite]')?.textContent?.replaceAll('\u00a0', ' ');
const CHOSEN = 'ploshchad=50&dom=novostroyka&paket=author';

test('the example is no calculation of the visitor: nothing is stored and no details load', async () => {
  show();
  await act(() => vi.dynamicImportSettled());
  expect(spoken()).toMatch(/^Ремонт «Комфорт», 50 м²: 1 000 000 ₽, с точной сметой от .* до .*, 69 дней$/);
  expect(savedEstimate()).toBeNull();
  expect(sheet()).toBe('/raschet');
});

test('a choice is stored for the forms of this visit and is in the address a moment later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  show('/?utm=x');
  act(() => radio(/^Авторский/).click());
  await act(() => vi.dynamicImportSettled());
  expect(savedEstimate()).toMatchObject({ query: CHOSEN, titleShown: expect.stringMatching(/Авторский/) });
  expect(sheet()).toBe(`/raschet?${CHOSEN}`);
  expect(location.search).toBe('?utm=x');
  vi.advanceTimersByTime(400);
  expect(location.search).toBe(`?utm=x&${CHOSEN}`);
});

test('a later choice keeps the earlier ones', async () => {
  show();
  await userEvent.click(radio(/^Авторский/));
  await userEvent.click(radio(/^Вторичка/));
  expect(radio(/^Авторский/).checked).toBe(true);
  await expect.poll(() => savedEstimate()?.query).toMatch(/dom=vtorichka&paket=author/);
});

test('what the next package includes is there again as an addition to the former one', async () => {
  show();
  const project = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Проект/ });
  await userEvent.click(project);
  await userEvent.click(radio(/^Авторский/));
  expect(project).toMatchObject({ checked: true, disabled: true });
  await userEvent.click(radio(/^Комфорт/));
  expect(project).toMatchObject({ checked: true, disabled: false });
  await expect.poll(() => savedEstimate()?.query).toMatch(/dop=project/);
});

test('a shared address decides, is no example and is sent with the forms too', async () => {
  show(`/?${CHOSEN}`);
  expect(radio(/^Авторский/).checked).toBe(true);
  await expect.poll(() => savedEstimate()?.query).toBe(CHOSEN);
});

test('the calculation of this visit is there again on the next page with a calculator', async () => {
  show(`/?${CHOSEN}`);
  await expect.poll(() => savedEstimate()?.query).toBe(CHOSEN);
  cleanup();
  show('/other');
  expect(radio(/^Авторский/).checked).toBe(true);
});

test('opening the form makes the example the calculation of the visitor', async () => {
  show();
  const request = screen.getByText('Получить точную смету').closest('details');
  act(() => void request?.setAttribute('open', ''));
  act(() => void request?.dispatchEvent(new Event('toggle')));
  await expect.poll(() => savedEstimate()?.query).toBe('ploshchad=50&dom=novostroyka&paket=comfort');
});

test('a screen reader hears only the sum at which the visitor stops', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  show();
  act(() => radio(/^Авторский/).click());
  act(() => void vi.advanceTimersByTime(800));
  expect(spoken()).toMatch(/Комфорт/);
  act(() => void vi.advanceTimersByTime(100));
  expect(spoken()).toMatch(/^Ремонт «Авторский», 50 м²: 1 500 000 ₽/);
});
