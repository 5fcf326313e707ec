import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { atTheForm, awake } from './support/lead-visitor.ts';
import { fillIn, startLeadSite, storedLeads, thankedNumber } from './support/leads.ts';
import type { SiteProcess } from './support/site-process.ts';
import { started } from './support/visitor.ts';

let site: SiteProcess;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startLeadSite(), launchBrowser()]);
});
afterAll(() => Promise.all([browser?.close(), site?.stop()]));

test('what was written and chosen survives a reload and a walk; the consent is given anew', async () => {
  const { page, form, fields, leave } = await atTheForm(browser, site);
  await fillIn(form, { name: 'Анна', phone: '9001234567' });
  await awake(form);
  await form.getByText('Когда и как связаться').click();
  await fields.how.selectOption({ label: 'Напишите в MAX' });
  // Hours of today or of the next working day, which are offered once the company's clock is known.
  const first = fields.when.locator('option').nth(1);
  await expect.poll(() => first.innerText()).not.toMatch(/^(Утром|Днём|Вечером),/);
  await fields.when.selectOption({ index: 1 });
  const when = await fields.when.inputValue();
  const expectAll = async () => {
    await expect.poll(() => fields.name.inputValue()).toBe('Анна');
    expect(await fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
    await expect.poll(() => fields.how.inputValue()).toBe('max');
    await expect.poll(() => fields.when.inputValue()).toBe(when);
    expect(await fields.consent.isChecked()).toBe(false);
  };
  await page.reload();
  await started(page);
  await expectAll();
  await page.getByRole('banner').getByRole('link', { name: 'Работы' }).first().click();
  await page.waitForURL('**/works');
  await page.goBack();
  await expectAll();
  await leave();
});

test('a lead that was sent leaves nothing in its form, and going back does not send it again', async () => {
  const { page, form, fields, before, posts, leave } = await atTheForm(browser, site);
  await fillIn(form, { name: 'Анна', phone: '9001234567' });
  await fields.send.click();
  await thankedNumber(page);
  await page.goBack();
  await fields.name.waitFor();
  expect(await fields.name.inputValue()).toBe('');
  await page.reload();
  await started(page);
  expect(await fields.name.inputValue()).toBe('');
  expect(posts).toHaveLength(1);
  expect(storedLeads(site, before)).toHaveLength(1);
  await leave();
});

test('a reload while the lead is on its way makes no second one', async () => {
  const { page, form, fields, before, leave } = await atTheForm(browser, site);
  let isFirst = true;
  await page.route('**/api/leads', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    // The answer never comes.
  });
  await fillIn(form, { name: 'Анна', phone: '9001234567' });
  await fields.send.click();
  await expect.poll(() => storedLeads(site, before).length).toBe(1);
  await page.reload();
  await started(page);
  // Either the device, which kept it when the page went, sends it once more, or the visitor does.
  const [lead] = storedLeads(site, before);
  const told = page.getByText(`№ ${lead?.number}`).first();
  const tellsOrSends = async () => {
    if (await told.isVisible()) return true;
    await fields.consent.check({ timeout: 1000 }).catch(() => {});
    await fields.send.click({ timeout: 1000 }).catch(() => {});
    return false;
  };
  await expect.poll(tellsOrSends).toBe(true);
  expect(storedLeads(site, before)).toHaveLength(1);
  await leave();
});

test('what was chosen goes with the lead, and so does where the visitor came from', async () => {
  const { page, form, fields, posts, leave } = await atTheForm(browser, site, '/?utm_source=yandex&yclid=42');
  await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).first().click();
  await page.waitForURL('**/contacts');
  await fillIn(form, { name: 'Анна', phone: '9001234567' });
  await form.getByText('Когда и как связаться').click();
  await fields.how.selectOption('max');
  await fields.send.click();
  await thankedNumber(page);
  expect(posts[0]).toMatchObject({
    contactBy: 'max',
    callTime: '',
    shownAt: expect.stringMatching(/^20\d\d-.*Z$/),
    attribution: { first: { utm_source: 'yandex', yclid: '42', landing: '/' }, last: { utm_source: 'yandex' } },
  });
  expect(posts[0]?.attribution).not.toHaveProperty('metrikaClientId');
  await leave();
});

test('blocked storage costs only the reload', async () => {
  const { page, form, fields, before, leave } = await atTheForm(browser, site);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.reload();
  await started(page);
  await fillIn(form, { name: 'Анна', phone: '9001234567' });
  await fields.send.click();
  await thankedNumber(page);
  expect(storedLeads(site, before)).toHaveLength(1);
  await leave();
});
