import { renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createLeadKey, rememberPlainPost } from '../../features/lead-form/lead-key.ts';
import { type LeadReceipt, saveReceipt } from '../../features/lead-form/lead-receipt.ts';
import type { PagePayload } from '../../page-contract/page.ts';
import { CALL_FACTS, OPEN } from '../../shell/navigation/call-facts.fixture.ts';
import { renderOnPage } from '../../shell/navigation/on-page.fixture.tsx';
import { PlaceProvider } from '../../shell/navigation/place.ts';
import { answerRequests } from '../../shell/navigation/site-answers.fixture.ts';
import type { ThankyouData } from './data.ts';
import { Page } from './page.tsx';
import { useLead } from './use-lead.ts';

const DATA = {
  ...{ lead: 'Скоро позвоним', calls: CALL_FACTS, visits: {}, articles: [] },
  steps: [{ date: 'Завтра', title: 'Замер', text: '' }],
  viewingSteps: [{ date: 'Завтра', title: 'Просмотр', text: '' }],
  office: { address: 'Мира, 1', note: '', mapUrl: 'https://map.ru' },
} as unknown as ThankyouData;
const VIEWING: LeadReceipt = {
  ...{
    number: 5,
    kind: 'flat',
    subject: 'kv-1',
    title: 'Двушка',
    viewing: 'завтра в 11',
    startsAt: '2026-11-21T11:00',
  },
};
const PLACES = { places: { 'kv-1': { text: 'Мира, 7', mapUrl: 'https://map.ru/7' } } };

afterEach(() => {
  vi.restoreAllMocks();
});

function show(address: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: OPEN });
  answerRequests({ 'GET /data/_places.json': () => PLACES });
  renderOnPage(<Page payload={{ data: DATA } as PagePayload<ThankyouData>} />, address);
}

const call = () => document.querySelector('[data-thanks=call]')?.textContent?.replaceAll('\u00a0', ' ');

test('a lead has its number and the promised time', () => {
  show('/thankyou?n=5');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/№.5/);
  expect(call()).toBe('Позвоним до 12:15.');
  expect(history.state).toEqual({ shownAt: OPEN.getTime() });
});

test('a reload does not move the promised time', () => {
  history.replaceState({ shownAt: 1000 }, '');
  const place = { base: '', pathname: '/thankyou', search: '?n=5', hash: '', key: '' };
  const wrapper = ({ children }: { children: ReactNode }) => <PlaceProvider value={place}>{children}</PlaceProvider>;
  const { result } = renderHook(useLead, { wrapper });
  expect(result.current).toMatchObject({ number: '5', checkUrl: null, takenAt: new Date(1000) });
});

test('a page without a number leads to the phone and to a form', () => {
  show('/thankyou');
  expect(
    screen
      .getByText(/^Позвонить \+7/)
      .closest('[data-thanks]')
      ?.hasAttribute('hidden'),
  ).toBe(false);
  expect(screen.getByText('Скоро позвоним').hasAttribute('hidden')).toBe(true);
});

test('a suspicious lead asks for a proof, with its number and code', () => {
  show('/thankyou?n=5&check=abc');
  const link = screen.getByRole('link', { name: 'Подтвердить' });
  expect(link.getAttribute('href')).toBe('/api/leads/check?n=5&check=abc');
  expect(screen.queryByText('Скоро позвоним')).toBeNull();
});

test('a viewing has its address, its own next steps and an entry for the calendar', async () => {
  saveReceipt(VIEWING);
  show('/thankyou?n=5');
  screen.getByText('Двушка');
  screen.getByText('Просмотр');
  expect((await screen.findByText('Мира, 7', { exact: false })).querySelector('a')?.getAttribute('href')).toBe(
    'https://map.ru/7',
  );
  let file: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob;
    return 'blob:file';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await userEvent.click(screen.getByText('Добавить в календарь'));
  expect(saved.mock.contexts).toMatchObject([{ download: 'zayavka-5.ics' }]);
  expect((await file?.text())?.split('\r\n')).toEqual(
    expect.arrayContaining(['DTSTART:20261121T090000Z', 'SUMMARY:Просмотр: Двушка', 'LOCATION:Мира\\, 7']),
  );
});

test('a receipt of another lead is not shown', () => {
  saveReceipt(VIEWING);
  show('/thankyou?n=6');
  expect(screen.queryByText('Двушка')).toBeNull();
});

test('a lead that was posted without the form’s script makes the next one a new lead', () => {
  const key = createLeadKey('/a', () => sessionStorage).read();
  rememberPlainPost('/a');
  show('/thankyou?n=5');
  expect(createLeadKey('/a', () => sessionStorage).read()).not.toBe(key);
});
