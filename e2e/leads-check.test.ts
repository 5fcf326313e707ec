import { expect } from 'vitest';
import { startSmartCaptcha } from '../server/leads/http/human-check/smart-captcha.fake.ts';
import { test as base } from './support/fixtures.ts';
import { toFormVisitor } from './support/lead-visitor.ts';
import { fillIn, storedLeads, thankedNumber } from './support/leads.ts';
import { serveRelease } from './support/site-process.ts';

const test = base.extend('checked', { scope: 'file' }, async ({}, { onCleanup }) => {
  const captcha = await startSmartCaptcha();
  const site = await serveRelease('demo', {
    SMARTCAPTCHA_CLIENT_KEY: captcha.settings.clientKey,
    SMARTCAPTCHA_SERVER_KEY: captcha.settings.serverKey,
    SMARTCAPTCHA_URL: captcha.origin,
  });
  onCleanup(async () => {
    await Promise.all([site.stop(), captcha[Symbol.asyncDispose]()]);
  });
  return { site, captcha };
});

test('a suspect gets an optional captcha after the lead is stored, and nothing foreign loads before', {
  tags: ['nightly'],
}, async ({ checked: { site, captcha }, visit }) => {
  const { page, form, fields, before, complaints } = toFormVisitor(
    await visit('/contacts', { origin: site.url }),
    site,
  );
  // A phone number of repeated digits makes the lead suspect.
  await fillIn(form, { name: 'Анна', phone: '9009999999' });
  await fields.send.click();
  const number = await thankedNumber(page);
  expect(storedLeads(site, before)).toMatchObject([{ number, status: 'quarantined' }]);
  const confirm = page.getByRole('link', { name: 'Подтвердить' });
  await confirm.waitFor();
  expect(complaints).toEqual([]);
  expect(captcha.requests).toEqual([]);
  await confirm.click();
  const heading = page.getByRole('heading', { level: 1, name: /Подтвердите, что вы человек/ });
  await heading.waitFor();
  await page.getByRole('link', { name: 'Обойтись без проверки' }).click();
  expect(await thankedNumber(page)).toBe(number);
  await page.goBack();

  await heading.waitFor();
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('Проверка не пройдена');
  await page.getByLabel('Я не робот').check();
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  expect(await thankedNumber(page)).toBe(number);
  expect(storedLeads(site, before)).toMatchObject([{ number, status: 'accepted' }]);
  expect(await confirm.count()).toBe(0);
});
