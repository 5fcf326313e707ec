import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderOnPage } from '../../shell/navigation/on-page.fixture.tsx';
import { answerRequests } from '../../shell/navigation/site-answers.fixture.ts';
import { savedEstimate, saveEstimate } from '../../storage/saved-estimate.ts';
import { FormBand } from './form-band.tsx';
import { LeadForm, type LeadFormProps } from './lead-form.tsx';

const COUNTED = { titleShown: 'Комфорт, 45 м²', priceShown: '1,2 млн', query: 'dom=new', answers: { Расчёт: '№ 7-1' } };
const TELEGRAM = { kind: 'telegram', label: 'Telegram', url: 'https://t.me/firm', note: '' } as const;
const CALL_TIMES = ['утром', 'вечером'];

afterEach(() => {
  saveEstimate(null);
});

function showForm(props: Partial<LeadFormProps> = {}) {
  answerRequests({});
  renderOnPage(<LeadForm kind="callback" button="Жду" {...props} />, '/a', {
    callTimes: CALL_TIMES,
    messengers: [TELEGRAM],
  });
}

const form = () => document.querySelector('form') as HTMLFormElement;
const value = (name: string) => new FormData(form()).get(name);
const options = (name: string) =>
  within(screen.getByLabelText(name))
    .getAllByRole('option', { hidden: true })
    .map(({ textContent }) => textContent);

test('without JavaScript the form is posted to the server, with its kind and page', () => {
  showForm({ subject: 'promo', titleShown: 'Акция', priceShown: '5 %', answers: { Дом: 'новый' } });
  expect(form().getAttribute('action')).toBe('/api/leads');
  expect(form().method).toBe('post');
  expect([...new FormData(form())].filter(([, given]) => given !== '')).toEqual([
    ...[
      ['kind', 'callback'],
      ['subject', 'promo'],
      ['titleShown', 'Акция'],
      ['priceShown', '5 %'],
      ['page', '/a'],
    ],
    ...[
      ['answers', '{"Дом":"новый"}'],
      ['key', expect.any(String)],
      ['shownAt', expect.any(String)],
    ],
    ...[
      ['contactBy', 'call'],
      ['consentVersion', '1'],
    ],
  ]);
});

test('a phone offers its digits and the number that the browser knows', () => {
  showForm();
  const { type, inputMode, autocomplete, required } = screen.getByLabelText<HTMLInputElement>('Телефон');
  expect({ type, inputMode, autocomplete, required }).toEqual({
    ...{ type: 'tel', inputMode: 'tel', autocomplete: 'tel', required: true },
  });
});

test('a client chooses when and how to be called, unless the page promises a call at once', () => {
  showForm();
  expect(options('Когда')).toEqual(['Как можно скорее', 'Утром', 'Вечером']);
  expect(options('Как')).toHaveLength(2);
  cleanup();
  showForm({ wishes: false });
  expect(screen.queryByLabelText('Когда')).toBeNull();
});

test('an applicant writes a comment and chooses no time', () => {
  showForm({ kind: 'vacancy' });
  expect(screen.getByLabelText('Комментарий').getAttribute('maxlength')).toBe('2000');
  expect(screen.queryByLabelText('Когда')).toBeNull();
});

test('advertising needs a consent of its own; none is ticked in advance', () => {
  showForm({ marketing: true });
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ name, required, checked }) => [name, required, checked])).toEqual([
    ['consent', true, false],
    ['marketing', false, false],
  ]);
  expect(value('marketingVersion')).toBe('1');
  expect(screen.getAllByRole('link', { name: 'текст' })[0]?.getAttribute('target')).toBe('_blank');
});

test('the calculation of this visit is attached and can be left out', async () => {
  saveEstimate(COUNTED);
  showForm();
  screen.getByText(/Приложим ваш расчёт: Комфорт, 45 м²/);
  expect(value('answers')).toBe('{"Расчёт":"№ 7-1"}');
  expect(value('titleShown')).toBe('Комфорт, 45 м²');
  await userEvent.click(screen.getByRole('button', { name: 'Не прикладывать' }));
  expect(screen.queryByText(/Приложим/)).toBeNull();
  expect(value('answers')).toBeNull();
  expect(savedEstimate()).toBeNull();
});

test('a form about something else keeps its own title next to the calculation', () => {
  saveEstimate(COUNTED);
  showForm({ kind: 'flat', titleShown: 'Двушка', answers: { Этаж: '3' } });
  expect(value('titleShown')).toBe('Двушка');
  expect(value('answers')).toBe('{"Этаж":"3","Расчёт":"№ 7-1"}');
});

test('an applicant sends no calculation', () => {
  saveEstimate(COUNTED);
  showForm({ kind: 'vacancy' });
  expect(value('answers')).toBeNull();
});

test('what was written is there again after a return to the page, but not the consent', async () => {
  showForm();
  await userEvent.click(screen.getByLabelText('Имя'));
  await userEvent.paste('Анна');
  await userEvent.selectOptions(screen.getByLabelText('Когда'), 'вечером');
  await userEvent.click(screen.getByRole('checkbox'));
  await expect.poll(() => sessionStorage.getItem('lead-draft:/a callback ')).toMatch(/вечером/);
  cleanup();
  showForm();
  await expect.poll(() => value('name')).toBe('Анна');
  expect(value('callTime')).toBe('вечером');
  expect(value('consent')).toBeNull();
});

test('a dialog has a draft of its own', async () => {
  showForm({ isInDialog: true });
  await userEvent.click(screen.getByLabelText('Имя'));
  await userEvent.paste('Анна');
  await expect.poll(() => sessionStorage.getItem('lead-draft:/a callback dialog')).toMatch(/Анна/);
});

test('a band with a form names the next steps of its kind and a messenger', () => {
  const words = { title: 'Посчитаем', lead: 'Замер', cardTitle: 'Цена', cardNote: 'Перезвоним', button: 'Жду' };
  answerRequests({});
  renderOnPage(<FormBand kind="flat" {...words} />, '/a', {
    messengers: [TELEGRAM],
    afterLead: { measuring: [], viewing: [{ when: 'Сегодня', title: 'договоримся о просмотре' }] },
  });
  screen.getByText(/договоримся о просмотре/);
  expect(screen.getByRole('link', { name: 'Telegram' }).getAttribute('href')).toBe(TELEGRAM.url);
});
