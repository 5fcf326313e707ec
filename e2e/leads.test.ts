import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import {
  COMPANY_PHONE,
  fieldsOf,
  fillIn,
  lastNumber,
  leadForm,
  plain,
  publishedConsents,
  seizeStore,
  startLeadSite,
  storedConsents,
  storedLeads,
  thankedNumber,
} from './support/leads.ts';
import type { SiteProcess } from './support/site-process.ts';
import { DESKTOP, newVisitor, started } from './support/visitor.ts';

let site: SiteProcess;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startLeadSite(), launchBrowser()]);
});
afterAll(() => Promise.all([browser?.close(), site?.stop()]));

/** The application itself; what starts it is another file. */
const ENTRY = /\/assets\/(entry-)?client-[\w-]+\.js$/;

/** A visitor before the form of the home page, once it answers by itself. */
async function atTheForm() {
  const visitor = await newVisitor(browser, site.url, { viewport: DESKTOP });
  await visitor.page.goto('/');
  await started(visitor.page);
  const form = leadForm(visitor.page, 'callback');
  return { ...visitor, form, fields: fieldsOf(form), before: lastNumber(site) };
}

/** What the page has posted so far, body by body. */
function watchPosts(page: Page): readonly Record<string, unknown>[] {
  const posts: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.postDataJSON());
  });
  return posts;
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Puts a text into the field in focus the way the clipboard does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text);
}

test('a lead of the home page is stored with its proof of consent, and the page of thanks shows its number', async () => {
  const { page, form, fields, before, complaints, documents, leave } = await atTheForm();
  const startedAt = Date.now();
  await fields.name.fill('Мария');
  await fields.phone.pressSequentially('9001234567');
  // The code of the mask may come a moment after the last digit.
  await expect.poll(() => fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
  await fields.consent.check();
  const label = plain(await form.locator('label:has([name=consent])').innerText());
  await fields.send.click();
  const number = await thankedNumber(page);

  const [lead, ...others] = storedLeads(site, before);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    number,
    kind: 'callback',
    phone: '+79001234567',
    phone_typed: '+7 (900) 123-45-67',
    name: 'Мария',
    page: '/',
    status: 'accepted',
  });
  const [proof, ...otherProofs] = storedConsents(site, lead?.id ?? '');
  expect(otherProofs).toEqual([]);
  expect(proof).toMatchObject({ purpose: 'callback', ...publishedConsents(site).callback[0] });
  expect(proof).toMatchObject({ ip: '127.0.0.1', page: '/', document: 'consent' });
  expect(proof?.user_agent).toContain('Chrome');
  expect(plain(proof?.label)).toBe(label);
  expect(Date.parse(proof?.checked_at ?? '')).toBeGreaterThanOrEqual(startedAt);
  expect(documents()).toBe(1);
  expect(complaints).toEqual([]);
  await leave();
});

test('what is missing is told beside its field, a summary takes the focus, and what was typed stays', async () => {
  const { page, form, fields, before, leave } = await atTheForm();
  const posts = watchPosts(page);
  await fields.name.fill('Мария');
  await fields.send.click();
  await form.getByText('Укажите телефон, иначе не сможем перезвонить').waitFor();
  await form.getByText('Без согласия мы не вправе сохранить номер').waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await expect.poll(() => focusedText(page)).toBe('Поправьте, пожалуйста: телефон, согласие');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await focused()).toBe('phone');
  expect(await fields.phone.getAttribute('aria-invalid')).toBe('true');
  const described = await fields.phone.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${described}"]`).innerText()).toContain('Укажите телефон');

  await page.keyboard.type('900 12');
  await fields.send.click();
  await form.getByText('Не хватает 5 цифр').waitFor();
  await expect.poll(() => focusedText(page)).toBe('Поправьте, пожалуйста: телефон, согласие');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await focused()).toBe('phone');
  await page.keyboard.type('34567');
  await expect.poll(() => fields.phone.getAttribute('aria-invalid')).toBe(null);

  await fields.send.click();
  await expect.poll(() => focusedText(page)).toBe('Поправьте, пожалуйста: согласие');
  await form.getByRole('link', { name: 'согласие', exact: true }).click();
  expect(await focused()).toBe('consent');
  expect(await fields.name.inputValue()).toBe('Мария');
  expect(await fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
  expect(posts).toEqual([]);
  await fields.consent.check();
  expect(await form.getByText('Без согласия мы не вправе').count()).toBe(0);
  await fields.send.click();
  await thankedNumber(page);
  expect(storedLeads(site, before)).toHaveLength(1);
  await leave();
});

test('what the server alone refuses stands beside its field too', async () => {
  const { page, form, fields, leave } = await atTheForm();
  const errors = { phone: 'Такой номер нам не подходит', name: 'Имя длиннее 100 знаков' };
  await page.route('**/api/leads', (route) => route.fulfill({ status: 422, json: { errors } }));
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  await fields.send.click();
  await form.getByText(errors.phone).waitFor();
  await form.getByText(errors.name).waitFor();
  await expect.poll(() => focusedText(page)).toBe('Поправьте, пожалуйста: имя, телефон');
  expect(await fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
  await leave();
});

test.each(['8 (900) 123-45-67', '+7 900 123-45-67', '79001234567', '9001234567'])(
  'a pasted «%s» becomes the number of Russia, also when it is pasted over itself',
  async (text) => {
    const { page, fields, leave } = await atTheForm();
    await fields.phone.focus();
    await paste(page, text);
    await expect.poll(() => fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
    await fields.phone.selectText();
    await paste(page, text);
    expect(await fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
    await page.keyboard.type('8');
    expect(await fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
    await fields.phone.selectText();
    await page.keyboard.press('Delete');
    await paste(page, text);
    expect(await fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
    await leave();
  },
);

test('a number of eleven digits typed into the masked field loses its eight at once', async () => {
  const { page, fields, leave } = await atTheForm();
  await fields.phone.focus();
  await page.keyboard.type('8');
  await expect.poll(() => fields.phone.inputValue()).toBe('+7 (');
  await page.keyboard.type('9001234567');
  expect(await fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
  await page.keyboard.type('8');
  expect(await fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
  await leave();
});

test('a masked field that is still empty takes a pasted number with its eight', async () => {
  const { page, fields, leave } = await atTheForm();
  await fields.phone.focus();
  await page.keyboard.type('8');
  await expect.poll(() => fields.phone.inputValue()).toBe('+7 (');
  await fields.phone.selectText();
  await page.keyboard.press('Delete');
  await paste(page, '8 (900) 123-45-67');
  expect(await fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
  await leave();
});

test('a number that the browser fills in without visiting the field is read as it stands', async () => {
  const { page, fields, before, leave } = await atTheForm();
  await page.evaluate(() => {
    const values = { name: 'Мария', phone: '8 900 123 45 67' };
    for (const [name, value] of Object.entries(values)) {
      const input = document.querySelector<HTMLInputElement>(`main [name=${name}]`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await fields.consent.check();
  await fields.send.click();
  await thankedNumber(page);
  expect(storedLeads(site, before)).toMatchObject([{ phone: '+79001234567', name: 'Мария' }]);
  await leave();
});

test('without a network the phone is shown and the text stays; the next try sends the same key, once', async () => {
  const { page, form, fields, before, leave } = await atTheForm();
  const posts = watchPosts(page);
  const cut = (route: Route) => route.abort('internetdisconnected');
  await page.route('**/api/leads', cut);
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  await fields.send.click();
  const alert = form.getByRole('alert');
  await expect.poll(() => alert.innerText()).toMatch(/нет связи/);
  expect(await alert.innerText()).toMatch(COMPANY_PHONE);
  expect(await alert.getByRole('link').getAttribute('href')).toMatch(/^tel:\+7\d{10}$/);
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await fields.name.inputValue()).toBe('Мария');
  expect(await fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
  expect(await fields.consent.isChecked()).toBe(true);
  expect(storedLeads(site, before)).toEqual([]);

  await page.unroute('**/api/leads', cut);
  await fields.send.click();
  await thankedNumber(page);
  expect(posts.map(({ key }) => key)).toEqual([posts[0]?.key, posts[0]?.key]);
  expect(storedLeads(site, before)).toMatchObject([{ key: posts[0]?.key }]);
  await leave();
});

test('an answer lost on its way costs nothing: the next try finds the lead that was stored', async () => {
  const { page, form, fields, before, leave } = await atTheForm();
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route('**/api/leads', loseAnswer, { times: 1 });
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  await fields.send.click();
  await expect.poll(() => form.getByRole('alert').innerText()).toMatch(COMPANY_PHONE);
  const stored = storedLeads(site, before);
  expect(stored).toHaveLength(1);
  await fields.send.click();
  expect(await thankedNumber(page)).toBe(stored[0]?.number);
  expect(storedLeads(site, before)).toHaveLength(1);
  await leave();
});

test('answers changed after a lost answer are a lead of their own', async () => {
  const { page, form, fields, before, leave } = await atTheForm();
  await page.route(
    '**/api/leads',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  await fields.send.click();
  await expect.poll(() => form.getByRole('alert').innerText()).toMatch(COMPANY_PHONE);
  await fields.name.fill('Мария Ивановна');
  await fields.send.click();
  await thankedNumber(page);
  expect(storedLeads(site, before).map(({ name }) => name)).toEqual(['Мария', 'Мария Ивановна']);
  await leave();
});

test('a double click sends one lead', async () => {
  const { page, form, fields, before, leave } = await atTheForm();
  const posts = watchPosts(page);
  await page.route('**/api/leads', async (route) => {
    const response = await route.fetch();
    await expect.poll(() => fields.send.getAttribute('aria-busy')).toBe('true');
    await route.fulfill({ response });
  });
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  await fields.send.dblclick();
  await thankedNumber(page);
  expect(posts).toHaveLength(1);
  expect(storedLeads(site, before)).toHaveLength(1);
  await leave();
});

test('a form keeps its key over a reload and takes another one for the next lead', async () => {
  const { page, form, fields, before, leave } = await atTheForm();
  const keyNow = () => form.locator('[name=key]').inputValue();
  const key = await keyNow();
  expect(key).toMatch(/^[\w-]{8,100}$/);
  await page.reload();
  await started(page);
  expect(await keyNow()).toBe(key);
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  await fields.send.click();
  await thankedNumber(page);
  expect(storedLeads(site, before)).toMatchObject([{ key }]);
  await page.goBack();
  await expect.poll(keyNow).toMatch(/^[\w-]{8,100}$/);
  expect(await keyNow()).not.toBe(key);
  await leave();
});

test('what is typed before the page is alive survives its awakening and is sent', async () => {
  const { page, leave } = await newVisitor(browser, site.url, { viewport: DESKTOP });
  const before = lastNumber(site);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const held = page.waitForRequest(ENTRY);
  await page.route(ENTRY, (route) => released.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const form = leadForm(page, 'callback');
  const fields = fieldsOf(form);
  await fillIn(form, { name: 'Мария', phone: '89001234567' });
  await fields.name.focus();
  await held;
  expect(await page.evaluate(() => document.documentElement.dataset.started)).toBeUndefined();
  release();
  await started(page);
  expect(await fields.name.inputValue()).toBe('Мария');
  expect(await fields.consent.isChecked()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  await expect.poll(() => fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
  await fields.send.click();
  await thankedNumber(page);
  expect(storedLeads(site, before)).toMatchObject([{ name: 'Мария', phone: '+79001234567' }]);
  await leave();
});

test('a form sent before the page is alive is taken as a plain post', async () => {
  const { page, leave } = await newVisitor(browser, site.url, { viewport: DESKTOP });
  const before = lastNumber(site);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(ENTRY, (route) => released.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const form = leadForm(page, 'callback');
  await fillIn(form, { name: 'Мария', phone: '89001234567' });
  await fieldsOf(form).send.click();
  await page.waitForURL('**/thankyou?n=*', { waitUntil: 'commit' });
  release();
  const number = await thankedNumber(page);
  expect(storedLeads(site, before)).toMatchObject([{ number, page: '/' }]);
  await leave();
});

test('a form sent twice before the page is alive, and once more when it is, is one lead', async () => {
  const { page, leave } = await newVisitor(browser, site.url, { viewport: DESKTOP });
  const before = lastNumber(site);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(ENTRY, (route) => released.then(() => route.continue()));
  // The answers are lost, so the page stays.
  const keys: (string | null)[] = [];
  await page.route('**/api/leads', async (route) => {
    const body = route.request().postData() ?? '';
    const isForm = route.request().isNavigationRequest();
    keys.push(isForm ? new URLSearchParams(body).get('key') : JSON.parse(body).key);
    if (!isForm) return route.continue();
    await route.fetch({ maxRedirects: 0 });
    await route.fulfill({ status: 204 });
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const form = leadForm(page, 'callback');
  await fillIn(form, { name: 'Мария', phone: '89001234567' });
  await fieldsOf(form).send.click();
  await expect.poll(() => storedLeads(site, before).length).toBe(1);
  await fieldsOf(form).send.click();
  await expect.poll(() => keys.length).toBe(2);
  release();
  await started(page);
  await fieldsOf(form).send.click();
  await thankedNumber(page);
  expect(keys[0]).toMatch(/^[\w-]{8,100}$/);
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  expect(storedLeads(site, before)).toMatchObject([{ key: keys[0], name: 'Мария' }]);
  await leave();
});

test('the callback dialog takes the focus, gives it back on Esc with what was typed, and sends', async () => {
  const { page, complaints, leave } = await newVisitor(browser, site.url, { viewport: DESKTOP });
  const before = lastNumber(site);
  await page.goto('/works');
  await started(page);
  const opener = page.getByRole('banner').getByRole('link', { name: 'Вызвать замерщика' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: /Перезвоним за/ });
  await dialog.waitFor();
  const focusIsIn = () => page.evaluate(() => document.activeElement?.closest('dialog[open]') !== null);
  expect(await focusIsIn()).toBe(true);
  const fields = fieldsOf(dialog.locator('form[data-lead-form]'));
  await fields.name.fill('Мария');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/works');

  await page.keyboard.press('Enter');
  await dialog.waitFor();
  expect(await focusIsIn()).toBe(true);
  expect(await fields.name.inputValue()).toBe('Мария');
  await fields.phone.fill('9001234567');
  await fields.consent.check();
  await fields.send.click();
  const number = await thankedNumber(page);
  expect(storedLeads(site, before)).toMatchObject([{ number, kind: 'callback', subject: '', page: '/works' }]);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(complaints).toEqual([]);
  await leave();
});

test('a store that does not answer is never thanked for; once it answers, the same try goes through', async () => {
  const { page, form, fields, before, leave } = await atTheForm();
  const posts = watchPosts(page);
  const giveBack = seizeStore(site);
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  const [response] = await Promise.all([page.waitForResponse('**/api/leads'), fields.send.click()]);
  expect(response.status()).toBe(503);
  const alert = form.getByRole('alert');
  await expect.poll(() => alert.innerText()).toMatch(COMPANY_PHONE);
  expect(await alert.innerText()).toContain('Не отправилось по нашей вине');
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await fields.name.inputValue()).toBe('Мария');
  giveBack();
  expect(storedLeads(site, before)).toEqual([]);

  await fields.send.click();
  const number = await thankedNumber(page);
  expect(storedLeads(site, before)).toMatchObject([{ number, key: posts[0]?.key }]);
  await leave();
});
