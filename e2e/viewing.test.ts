import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { postForm, readForm } from './support/html-form.ts';
import { fieldsOf, fillIn, lastNumber, leadForm, plain, storedLeads, thankedNumber } from './support/leads.ts';
import { readPage } from './support/page-html.ts';
import { PHONE } from './support/visitor.ts';

const FLAT = 'tryoshka-v-zelenogradske';

test('viewing days and hours follow the clock of the visit, and the chosen one is sent with the lead', async ({
  visit,
  site,
}) => {
  const { page, complaints } = await visit(`/sales/${FLAT}`, { viewport: PHONE });
  const before = lastNumber(site);
  const form = leadForm(page, 'flat', FLAT);
  await form.scrollIntoViewIfNeeded();
  const slots = form.getByRole('group', { name: 'Когда удобно посмотреть' }).getByRole('radio');
  await slots.first().waitFor();
  const words = (await slots.nth(1).getAttribute('aria-label')) ?? '';
  expect(words).toMatch(/^\p{L}+, \d+\s\p{L}+, \d+:00$/u);
  expect(await page.locator('select[name=viewing]').count()).toBe(0);
  await slots.nth(1).check({ force: true });
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  await fieldsOf(form).send.click();
  await thankedNumber(page);
  const [lead] = storedLeads(site, before);
  expect(JSON.parse(plain(lead?.answers))).toEqual({ 'Когда показать': plain(words) });
  expect(complaints).toEqual([]);
});

test('a viewing without JavaScript is requested by parts of the week, which stay valid on a stale page', async ({
  site,
}) => {
  const before = lastNumber(site);
  const form = await readForm(site.url, `/sales/${FLAT}`, 'flat', FLAT);
  const [, viewing = ''] = /<option value="(в\sвыходные\sднём[^"]+)">/.exec(form.html) ?? [];
  await postForm(site.url, form, { name: 'Мария', phone: '9001234567', consent: 'yes', viewing });
  const [lead] = storedLeads(site, before);
  expect(JSON.parse(plain(lead?.answers))).toEqual({ 'Когда показать': 'в выходные днём, с 12 до 16' });
});

test('a flat that cannot be visited offers no hours and shows the request possible instead', async ({ site }) => {
  for (const [slug, words] of [
    ['dvushka-na-soglasiya', 'Сообщить о похожей'],
    ['odnushka-na-turgeneva', 'Встать в очередь'],
  ] as const) {
    const { values } = await readForm(site.url, `/sales/${slug}`, 'flat', slug);
    expect(values).not.toHaveProperty('viewing');
    expect((await readPage(site.url, `/sales/${slug}`)).words).toContain(words);
  }
  const { words } = await readPage(site.url, '/sales/dvushka-na-artilleriyskoy-64');
  expect(words).toContain('Посмотреть такую же');
  expect(words).toContain('Покажем такую же двухкомнатную');
});
