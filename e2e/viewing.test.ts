import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import {
  fieldsOf,
  fillIn,
  lastNumber,
  leadForm,
  plain,
  startLeadSite,
  storedLeads,
  thankedNumber,
} from './support/leads.ts';
import type { SiteProcess } from './support/site-process.ts';
import { newVisitor, started } from './support/visitor.ts';

const FLAT = 'tryoshka-v-zelenogradske';

let site: SiteProcess;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startLeadSite(), launchBrowser()]);
});
afterAll(() => Promise.all([browser?.close(), site?.stop()]));

test('days and hours to see a flat are offered by the clock of the visit, and the chosen one goes with the lead', async () => {
  const { page, complaints, leave } = await newVisitor(browser, site.url);
  const before = lastNumber(site);
  await page.goto(`/sales/${FLAT}`);
  await started(page);
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
  await leave();
});

test('without JavaScript a flat is asked for by parts of the week, which no page is too old for', async () => {
  const { page, leave } = await newVisitor(browser, site.url, { javaScriptEnabled: false });
  const before = lastNumber(site);
  await page.goto(`/sales/${FLAT}`);
  const form = leadForm(page, 'flat', FLAT);
  await form.getByLabel('Когда удобно посмотреть').selectOption({ index: 5 });
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  await fieldsOf(form).send.click();
  await page.waitForURL('**/thankyou?n=*');
  const [lead] = storedLeads(site, before);
  expect(JSON.parse(lead?.answers ?? '{}')).toEqual({ 'Когда показать': 'в выходные днём, с 12 до 16' });
  await leave();
});

test('a flat that is sold or reserved offers no hours, and says what can be asked for instead', async () => {
  const { page, leave } = await newVisitor(browser, site.url);
  for (const [slug, words] of [
    ['dvushka-na-soglasiya', 'Сообщить о похожей'],
    ['odnushka-na-turgeneva', 'Встать в очередь'],
  ] as const) {
    await page.goto(`/sales/${slug}`);
    await started(page);
    const form = leadForm(page, 'flat', slug);
    await form.scrollIntoViewIfNeeded();
    expect(await page.locator('[name=viewing]').count()).toBe(0);
    const link = page.locator('main aside').getByRole('link', { name: words });
    expect(slug === 'odnushka-na-turgeneva' || (await link.isVisible())).toBe(true);
  }
  await leave();
});

test('a house under construction is not walked through: the page asks to see another and says which', async () => {
  const { page, leave } = await newVisitor(browser, site.url);
  await page.goto('/sales/dvushka-na-artilleriyskoy-64');
  expect(await page.locator('main aside').getByRole('link', { name: 'Посмотреть такую же' }).isVisible()).toBe(true);
  expect(plain((await page.locator('#form').textContent()) ?? '')).toContain('Покажем такую же двухкомнатную');
  await leave();
});
