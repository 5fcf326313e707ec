import { expect } from 'vitest';
import { partPath } from './support/chunks.ts';
import { test } from './support/fixtures.ts';
import { COMPANY_PHONE, fillIn, plain, seizeStore, storedLeads, thankedNumber } from './support/leads.ts';
import { toasts } from './support/toasts.ts';

const ANNA = { name: 'Анна', phone: '9001234567' };
const MACHINE = partPath('site/features/lead-form/form-machine.ts');

test('a double click sends one lead; its toast turns from «Отправляем» to the number on the thank-you page', async ({
  atTheForm,
  site,
}) => {
  const { page, form, fields, before, posts } = await atTheForm();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/leads', (route) => released.then(() => route.continue()));
  await fillIn(form, ANNA);
  await fields.send.dblclick();
  const toast = toasts(page);
  await expect.poll(() => toast.getAttribute('data-toast')).toBe('loading');
  await expect.poll(() => toast.innerText()).toContain('Отправляем заявку');
  expect(await fields.send.getAttribute('aria-busy')).toBe('true');
  release();
  await expect.poll(() => toast.innerText().then(plain)).toContain('Заявка отправлена');
  expect(await toast.getAttribute('data-toast')).toBe('success');
  expect(await thankedNumber(page)).toBe(storedLeads(site, before)[0]?.number);
  expect(posts).toHaveLength(1);
  expect(storedLeads(site, before)).toHaveLength(1);
});

test('a form sent twice before its code loads waits for the code and is sent once', { tags: ['nightly'] }, async ({
  atTheForm,
  site,
}) => {
  const { page, form, fields, before, posts, documents } = await atTheForm();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(MACHINE, (route) => released.then(() => route.continue()));
  await fillIn(form, ANNA);
  for (let time = 0; time < 2; time += 1) await fields.phone.press('Enter');
  await expect.poll(() => fields.send.getAttribute('aria-busy')).toBe('true');
  release();
  await thankedNumber(page);
  expect(posts).toHaveLength(1);
  expect(storedLeads(site, before)).toHaveLength(1);
  expect(documents()).toBe(1);
});

test('a lost response keeps the typed values, and the next attempt finds the stored lead', async ({
  atTheForm,
  site,
}) => {
  const { page, form, fields, posts, before } = await atTheForm('/');
  await page.route('**/api/leads', (route) => route.fetch().then(() => route.abort('connectionreset')), { times: 1 });
  await fillIn(form, ANNA);
  await fields.send.click();
  const alert = form.getByRole('alert');
  await expect.poll(() => alert.innerText()).toMatch(/нет связи/);
  expect(await alert.innerText()).toMatch(COMPANY_PHONE);
  expect(await alert.getByRole('link').getAttribute('href')).toMatch(/^tel:\+7\d{10}$/);
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await fields.name.inputValue()).toBe('Анна');
  expect(await fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
  expect(await fields.consent.isChecked()).toBe(true);
  const stored = storedLeads(site, before);
  expect(stored).toHaveLength(1);
  await fields.send.click();
  expect(await thankedNumber(page)).toBe(stored[0]?.number);
  expect(posts.map(({ key }) => key)).toEqual([stored[0]?.key, stored[0]?.key]);
  expect(storedLeads(site, before)).toHaveLength(1);
});

test('a lead is not thanked while the store does not answer, and the same attempt succeeds afterwards', async ({
  atTheForm,
  site,
  onTestFinished,
}) => {
  const { page, form, fields, posts, before } = await atTheForm();
  const releaseStore = seizeStore(site);
  onTestFinished(releaseStore);
  await fillIn(form, ANNA);
  const [response] = await Promise.all([page.waitForResponse('**/api/leads'), fields.send.click()]);
  expect(response.status()).toBe(503);
  const toast = toasts(page, 'error');
  await toast.waitFor();
  expect(await toast.getAttribute('role')).toBe('alert');
  await expect.poll(() => toast.innerText()).toMatch(COMPANY_PHONE);
  const note = form.getByRole('alert');
  await expect.poll(async () => plain(await note.innerText())).toContain('Не отправилось по нашей вине');
  expect(await note.innerText()).toMatch(COMPANY_PHONE);
  expect(await note.getAttribute('aria-live'), 'is said twice').toBe('off');
  expect(await fields.name.inputValue()).toBe('Анна');
  releaseStore();
  expect(storedLeads(site, before)).toEqual([]);

  await fields.send.click();
  const number = await thankedNumber(page);
  expect(storedLeads(site, before)).toMatchObject([{ number, key: posts[0]?.key }]);
});

test('a rate-limited form shows how long to wait, and sends after that', { tags: ['nightly'] }, async ({
  atTheForm,
  site,
}) => {
  const { page, form, fields, before, posts } = await atTheForm();
  const limit = { status: 429, headers: { 'retry-after': '40' }, json: {} };
  await page.route('**/api/leads', (route) => route.fulfill(limit), { times: 1 });
  await page.clock.install();
  await fillIn(form, ANNA);
  await fields.send.click();
  await form.getByText(/Снова отправить можно через \d+\sсекунд/).waitFor();
  expect(await fields.send.getAttribute('aria-disabled')).toBe('true');
  await fields.send.click({ force: true });
  await page.clock.fastForward(40_000);
  await expect.poll(() => fields.send.getAttribute('aria-disabled')).toBeNull();
  expect(posts).toHaveLength(1);
  expect(await fields.name.inputValue()).toBe('Анна');
  await fields.send.click();
  await thankedNumber(page);
  expect(storedLeads(site, before)).toHaveLength(1);
});

test('the form keeps the published call hours and is sent when the current hours fail to load', {
  tags: ['nightly'],
}, async ({ atTheForm, site }) => {
  const { page, form, fields, before } = await atTheForm();
  const { promise: refused, resolve: refuse } = Promise.withResolvers<void>();
  await page.route('**/data/_calls.json', (route) => route.abort().then(refuse));
  await fillIn(form, ANNA);
  await refused;
  expect(plain(await form.getByText(/^Звоним/).innerText())).toBe('Звоним ежедневно с 9 до 20.');
  await fields.send.click();
  await thankedNumber(page);
  expect(storedLeads(site, before)).toHaveLength(1);
});

test('the call time under the button follows the clock of the company', { tags: ['nightly'] }, async ({
  atTheForm,
}) => {
  const { page, form, fields } = await atTheForm();
  await page.clock.setFixedTime(new Date('2026-11-20T21:40:00+02:00'));
  await fields.name.focus();
  const words = form.getByText(/^Сейчас/);
  await words.waitFor();
  expect(plain(await words.innerText())).toBe('Сейчас 21:40 в Калининграде, мы закрыты. Позвоним завтра с 9 до 10.');
  await form.getByText('Когда и как связаться').click();
  const times = await fields.when.locator('option').allInnerTexts();
  expect(times.map(plain)).toEqual(['Как можно скорее', 'Завтра с 9 до 12', 'Завтра с 12 до 16', 'Завтра с 16 до 20']);
});
