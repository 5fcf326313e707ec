import { expect } from 'vitest';
import { test as base } from './support/fixtures.ts';
import { awake, waitingLeads } from './support/lead-visitor.ts';
import { COMPANY_PHONE, fillIn, plain, storedLeads, thankedNumber } from './support/leads.ts';
import { toasts } from './support/toasts.ts';
import { started } from './support/visitor.ts';

const ANNA = { name: 'Анна', phone: '9001234567' };

const test = base.extend('withWaitingLead', ({ atTheForm }) => async () => {
  const visitor = await atTheForm();
  const { page, form, fields } = visitor;
  await fillIn(form, ANNA);
  await awake(form);
  await page.context().setOffline(true);
  await fields.send.click();
  await expect.poll(() => form.getByRole('alert').innerText()).toMatch(/Сохранили заявку на этом устройстве/);
  return visitor;
});

test('a lead without a network is kept with its idempotency key and sent when the network is back', async ({
  withWaitingLead,
  site,
}) => {
  const { page, form, fields, before, posts } = await withWaitingLead();
  const alert = form.getByRole('alert');
  expect(await alert.innerText()).toMatch(COMPANY_PHONE);
  const readBackground = () => alert.locator('p').evaluate((note) => getComputedStyle(note).backgroundColor);
  const errorBackground = await readBackground();
  const [kept, ...others] = await waitingLeads(page);
  expect(others).toEqual([]);
  expect(kept?.values).toMatchObject({ name: 'Анна', consent: 'yes', sentAt: expect.stringMatching(/^20\d\d-/) });
  expect(storedLeads(site, before)).toEqual([]);

  await page.context().setOffline(false);
  const toast = toasts(page, 'success');
  // The toast closes after a timeout, but not while the pointer is over it.
  await toast.hover();
  const [lead] = storedLeads(site, before);
  expect(lead).toMatchObject({ key: kept?.key, name: 'Анна', phone: '+79001234567' });
  expect(new Set(posts.map(({ key }) => key))).toEqual(new Set([kept?.key]));
  await expect.poll(async () => plain(await toast.innerText())).toContain(`Заявка № ${lead?.number} принята`);
  await expect.poll(() => waitingLeads(page)).toEqual([]);
  await expect.poll(() => alert.innerText().then(plain)).toContain(`№ ${lead?.number} принята`);
  expect(await fields.name.inputValue()).toBe('');
  expect(await readBackground(), 'looks like trouble still').not.toBe(errorBackground);
  await toast.getByRole('button', { name: 'Что дальше' }).click();
  expect(await thankedNumber(page)).toBe(lead?.number);
});

test('a network lost before the form code arrives loses no lead either', { tags: ['nightly'] }, async ({
  atTheForm,
  site,
}) => {
  const { page, form, fields, before, posts } = await atTheForm();
  await page.context().setOffline(true);
  await fillIn(form, ANNA);
  await fields.send.click();
  const alert = form.getByRole('alert');
  await expect.poll(() => alert.innerText()).toMatch(/Сохранили заявку на этом устройстве/);
  expect(await alert.innerText()).toMatch(COMPANY_PHONE);
  await fields.name.fill('Анна Петровна');
  await fields.send.click();
  // The lead is stored under a lock shared by tabs, so it may be written after the click returns.
  await expect.poll(async () => (await waitingLeads(page)).map(({ values }) => values.name)).toEqual(['Анна Петровна']);
  const [kept] = await waitingLeads(page);

  await page.context().setOffline(false);
  await toasts(page, 'success').waitFor();
  expect(storedLeads(site, before)).toMatchObject([{ key: kept?.key, name: 'Анна Петровна', status: 'accepted' }]);
  expect(new Set(posts.map(({ key }) => key))).toEqual(new Set([kept?.key]));
  await expect.poll(() => waitingLeads(page)).toEqual([]);
});

test('two tabs that come back online together send one lead', async ({ withWaitingLead, site }) => {
  const { page, before } = await withWaitingLead();
  const other = await page.context().newPage();
  await page.context().setOffline(false);
  await Promise.all([page.goto('/works'), other.goto('/about')]);
  await expect.poll(() => storedLeads(site, before).length).toBe(1);
  await Promise.all([started(page), started(other)]);
  await expect.poll(() => waitingLeads(page)).toEqual([]);
  await Promise.all([page.goto('/contacts'), other.goto('/contacts')]);
  expect(storedLeads(site, before)).toHaveLength(1);
});
