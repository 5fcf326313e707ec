import { expect } from 'vitest';
import { partPath } from './support/chunks.ts';
import { test } from './support/fixtures.ts';
import { fillIn, plain, storedLeads, thankedNumber } from './support/leads.ts';
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
