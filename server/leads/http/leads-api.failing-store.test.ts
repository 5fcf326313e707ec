import { expect, test } from 'vitest';
import type { LeadStore } from '../store/lead-store.ts';
import { goodBody, goodForm } from '../testing/bodies.ts';
import { startLeads } from '../testing/start-leads.ts';

const full: LeadStore = {
  now: async () => new Date(),
  takeToken: async () => null,
  findKey: async () => null,
  add: async () => {
    throw Object.assign(new Error('disk is full while storing +79001234567'), {
      code: 'ERR_SQLITE_ERROR',
      errcode: 13,
    });
  },
  unquarantine: async () => {},
  probe: async () => {},
};

test('a failing store never gives a success response', async () => {
  await using leads = await startLeads({ store: full });
  const answer = await leads.postJson(goodBody);
  expect(answer.status).toBe(503);
  expect(JSON.stringify(await answer.json())).toMatch(/позвоните \+7.4012.05.17.36/);
  const page = await leads.postForm(goodForm);
  expect(page.status).toBe(503);
  const html = await page.text();
  expect(html).toMatch(/Не отправилось по нашей вине.*value="Анна".*href="tel:\+7\d{10}"/s);
  expect(html).toMatch(/name="key" value="[\w-]{36}"/);
  expect(html).toMatch(/name="consent" value="yes" checked/);
  expect(leads.failures).toEqual(['Error ERR_SQLITE_ERROR 13', 'Error ERR_SQLITE_ERROR 13']);
});

test('a lead is refused without a release, since its consent cannot be proved', async () => {
  await using leads = await startLeads({ consents: () => Promise.reject(new Error('no release')) });
  expect((await leads.postJson(goodBody)).status).toBe(503);
  const page = await leads.postForm(goodForm);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('name="consentVersion" value="2026-09-01"');
});
