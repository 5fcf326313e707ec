import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { axeViolations } from '../support/sweep.ts';
import type { Office } from './support/staff.ts';
import { DESK, openOffice, openStaff, PHONE } from './support/staff.ts';

let browser: Browser;
let office: Office;
beforeAll(async () => {
  [browser, office] = await Promise.all([launchBrowser(), openOffice()]);
});
afterAll(async () => {
  await office.close();
  await browser.close();
});

test('the owner begins with how things stand', async () => {
  const page = await openStaff(browser, office, 'admin', DESK);
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Обзор' }).waitFor();
  await page.getByText(/Сайт обещает перезвонить за 15.минут/).waitFor();
  const table = page.getByRole('group').filter({ hasText: 'Таблица по дням' });
  await table.getByText('Таблица по дням').click();
  expect(await table.getByRole('row').count()).toBe(57);
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.context().close();
});
