import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSmartCaptcha } from '../server/leads/http/human-check/smart-captcha.fake.ts';
import { launchBrowser } from './support/browser.ts';
import { atTheForm } from './support/lead-visitor.ts';
import { fillIn, startLeadSite, storedLeads, thankedNumber } from './support/leads.ts';
import type { SiteProcess } from './support/site-process.ts';

let captcha: Awaited<ReturnType<typeof startSmartCaptcha>>;
let site: SiteProcess;
let browser: Browser;
beforeAll(async () => {
  captcha = await startSmartCaptcha();
  const environment = {
    SMARTCAPTCHA_CLIENT_KEY: captcha.settings.clientKey,
    SMARTCAPTCHA_SERVER_KEY: captcha.settings.serverKey,
    SMARTCAPTCHA_URL: captcha.origin,
  };
  [site, browser] = await Promise.all([startLeadSite(environment), launchBrowser()]);
});
afterAll(() => Promise.all([browser?.close(), site?.stop(), captcha?.[Symbol.asyncDispose]()]));

/** A person whose number looks as if nobody had it. */
async function sendSuspect() {
  const visitor = await atTheForm(browser, site);
  await fillIn(visitor.form, { name: 'Анна', phone: '9009999999' });
  await visitor.fields.send.click();
  await thankedNumber(visitor.page);
  return visitor;
}

test('a suspect is offered a check after the lead is safe, and nothing foreign is loaded before the click', async () => {
  const { page, before, complaints, leave } = await sendSuspect();
  expect(storedLeads(site, before)).toMatchObject([{ status: 'quarantined' }]);
  const confirm = page.getByRole('link', { name: 'Подтвердить' });
  await confirm.waitFor();
  expect(complaints).toEqual([]);
  expect(captcha.requests).toEqual([]);
  await confirm.click();
  await page.getByRole('heading', { level: 1, name: /Подтвердите, что вы человек/ }).waitFor();

  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('Проверка не пройдена');
  await page.getByLabel('Я не робот').check();
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  const number = await thankedNumber(page);
  const [lead] = storedLeads(site, before);
  expect(lead).toMatchObject({ number, status: 'accepted' });
  expect(await page.getByRole('link', { name: 'Подтвердить' }).count()).toBe(0);
  await leave();
});

test('whoever does without the check has their lead none the less', async () => {
  const { page, before, leave } = await sendSuspect();
  await page.getByRole('link', { name: 'Подтвердить' }).click();
  await page.getByRole('link', { name: 'Обойтись без проверки' }).click();
  const number = await thankedNumber(page);
  const [lead] = storedLeads(site, before);
  expect(lead).toMatchObject({ number, status: 'quarantined' });
  await leave();
});
