import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderOnPage } from '../../shell/navigation/on-page.fixture.tsx';
import { answerRequests, noNetwork } from '../../shell/navigation/site-answers.fixture.ts';
import { pageToasts } from '../../shell/runtime/page-toasts.ts';
import { LeadForm } from './lead-form.tsx';
import { readReceipt } from './lead-receipt.ts';
import { WAITING } from './waiting/device-storage.ts';

const ACCEPTED = { number: 1042, next: '/thankyou?n=1042' };

function showForm(answer: () => unknown) {
  const asked = answerRequests({ 'POST /api/leads': answer });
  const went = renderOnPage(<LeadForm kind="service" subject="tile" titleShown="Плитка" button="Узнать цену" />, '/a');
  return { went, sent: () => asked.filter(({ path }) => path === '/api/leads').map(({ body }) => body) };
}

const phone = () => screen.getByLabelText('Телефон');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Узнать цену' }));
const note = () => screen.getByRole('alert');

async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function fillAndSubmit() {
  await fill(phone(), '+7 (900) 123-45-67');
  await fill(screen.getByLabelText('Имя'), 'Анна');
  await userEvent.click(screen.getByRole('checkbox'));
  await submit();
}

test('a lead is sent once with all that its form knows, and the page of thanks follows', async () => {
  const goals: unknown[] = [];
  const count = (event: Event) => goals.push((event as CustomEvent).detail);
  addEventListener('act', count);
  const { went, sent } = showForm(() => ACCEPTED);
  await fillAndSubmit();
  await expect.poll(() => went).toEqual([{ to: '/thankyou?n=1042', options: undefined }]);
  removeEventListener('act', count);
  expect(sent()).toEqual([
    {
      ...{ kind: 'service', subject: 'tile', titleShown: 'Плитка', page: '/a', website: '' },
      ...{ phone: '+7 (900) 123-45-67', name: 'Анна', consent: 'yes', consentVersion: '1' },
      ...{ callTime: '', contactBy: 'call', key: expect.stringMatching(/.{32}/), shownAt: expect.stringMatching(/Z$/) },
      ...{ sentAt: expect.stringMatching(/Z$/), attribution: expect.anything() },
    },
  ]);
  expect(goals).toEqual([
    { goal: 'lead_sent', facts: { form: 'service', number: 1042, subject: 'tile', title: 'Плитка' } },
  ]);
  expect(readReceipt('1042')).toEqual({ number: 1042, kind: 'service', subject: 'tile', title: 'Плитка' });
  expect(Object.keys(sessionStorage).filter((name) => name.startsWith('lead-draft'))).toEqual([]);
});

test('an incomplete form is not sent; it names its fields, and their names lead to them', async () => {
  const { sent } = showForm(() => ACCEPTED);
  await submit();
  const summary = await screen.findByText(/Поправьте, пожалуйста/);
  expect(document.activeElement).toBe(summary);
  expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['телефон', 'согласие']);
  expect(phone().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByRole('link', { name: 'телефон' }));
  expect(document.activeElement).toBe(phone());
  expect(sent()).toEqual([]);
});

test('a mistake is taken back as soon as it is corrected', async () => {
  showForm(() => ACCEPTED);
  await submit();
  await screen.findByText(/Без согласия мы не вправе/);
  await userEvent.click(screen.getByRole('checkbox'));
  await expect.poll(() => screen.queryByText(/Без согласия мы не вправе/)).toBeNull();
  await fill(phone(), '+7 (900) 123-45-67');
  await expect.poll(() => screen.queryByText(/Поправьте, пожалуйста/)).toBeNull();
  expect(phone().hasAttribute('aria-invalid')).toBe(false);
});

test('a mistake that only the server finds is shown at its field', async () => {
  const problem = 'Звоним на номера России';
  showForm(() => Response.json({ errors: { phone: problem } }, { status: 422 }));
  await fillAndSubmit();
  const message = await screen.findByText(problem);
  expect(phone().getAttribute('aria-describedby')).toBe(message.id);
  expect(note().textContent).toBe('');
});

test('after too many attempts the form says how long to wait and sends nothing before', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const { sent } = showForm(() => Response.json({}, { status: 429, headers: { 'retry-after': '40' } }));
  await fillAndSubmit();
  await screen.findByText(/Снова отправить можно через 40.секунд/);
  const button = screen.getByRole('button', { name: 'Узнать цену' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await submit();
  expect(sent()).toHaveLength(1);
  act(() => void vi.advanceTimersByTime(40_000));
  expect(button.hasAttribute('aria-disabled')).toBe(false);
  await submit();
  await expect.poll(sent).toHaveLength(2);
});

test('a failure of the server names the phone, and the next attempt uses the same key', async () => {
  await pageToasts();
  const { sent } = showForm(() => Response.json({}, { status: 503 }));
  await fillAndSubmit();
  await expect.poll(() => note().textContent).toMatch(/Не отправилось по нашей вине.*\+7.4012/);
  expect(note().getAttribute('aria-live'), 'the toast has said it').toBe('off');
  await submit();
  await expect.poll(sent).toHaveLength(2);
  const [first, second] = sent() as { key: string }[];
  expect(second?.key).toBe(first?.key);
});

test('without a network the lead waits on the device and can be deleted there', async () => {
  showForm(noNetwork);
  await fillAndSubmit();
  const remove = await screen.findByRole('button', { name: 'Не отправлять и удалить' });
  expect(note().textContent).toMatch(/Сохранили заявку на этом устройстве/);
  expect(JSON.parse(localStorage.getItem(WAITING) ?? '')).toMatchObject([{ values: { name: 'Анна' } }]);
  await userEvent.click(remove);
  expect(localStorage.getItem(WAITING)).toBeNull();
  expect(note().textContent).toBe('');
  expect(document.activeElement).toBe(phone());
});

test('a waiting lead is sent with its own key when the network is back, and the form says so', async () => {
  let answer: () => unknown = noNetwork;
  const { sent } = showForm(() => answer());
  await fillAndSubmit();
  await screen.findByRole('button', { name: 'Не отправлять и удалить' });
  answer = () => ACCEPTED;
  dispatchEvent(new Event('online'));
  const next = await screen.findByRole('link', { name: 'Что дальше' });
  expect(next.getAttribute('href')).toBe(ACCEPTED.next);
  const [first, second] = sent() as { key: string }[];
  expect(second).toEqual(first);
  expect(localStorage.getItem(WAITING)).toBeNull();
  expect(phone()).toHaveProperty('value', '');
  expect(document.querySelector('[name=key]')).not.toHaveProperty('value', first?.key);
});

test('a lead that has waited for three days is sent only when the visitor agrees', async () => {
  const lead = { key: 'old', formId: '/a service', values: { name: 'Анна' }, keptAt: Date.now() - 73 * 3_600_000 };
  localStorage.setItem(WAITING, JSON.stringify([lead]));
  const { sent } = showForm(() => ACCEPTED);
  const store = await pageToasts();
  await userEvent.click(phone());
  dispatchEvent(new Event('online'));
  const question = () => store.getSnapshot().find(({ type }) => type === 'warning');
  await expect.poll(() => question()?.text, { timeout: 1000 }).toMatch(/не отправлена: не было связи/);
  expect(sent()).toEqual([]);
  question()?.action?.run();
  await expect.poll(sent).toMatchObject([{ key: 'old', name: 'Анна' }]);
});

test('where storage is blocked the page itself keeps the lead, and asks to be left open', async () => {
  let answer: () => unknown = noNetwork;
  const { sent } = showForm(() => answer());
  vi.stubGlobal('localStorage', undefined);
  await fillAndSubmit();
  await expect.poll(() => note().textContent).toMatch(/не закрывайте эту страницу/);
  answer = () => ACCEPTED;
  dispatchEvent(new Event('online'));
  await expect.poll(sent).toHaveLength(2);
  vi.unstubAllGlobals();
});
