import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { breakPath, partPath } from '../support/chunks.ts';
import { test } from '../support/fixtures.ts';
import { fieldsOf, lastNumber, storedLeads } from '../support/leads.ts';
import { PHONE, started } from '../support/visitor.ts';

const LATE = partPath('site/shell/layouts/late-frame.tsx');

const isHydrated = (page: Page, element: string) =>
  page.locator(element).evaluate((found) => Object.keys(found).some((key) => key.startsWith('__reactProps')));

async function holdLateFrame(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname === LATE,
    async (route) => {
      await promise;
      await route.continue();
    },
  );
  return resolve;
}

test('header, footer, menus and contact bar keep their markup until the page is idle', async ({ newVisitor }) => {
  const { page, complaints } = await newVisitor({ viewport: PHONE });
  const release = await holdLateFrame(page);
  await page.goto('/works');
  await expect.poll(() => isHydrated(page, 'main')).toBe(true);
  const parts = ['header', 'footer', '#site-menu', 'nav[aria-label="Быстрая связь"]'];
  await page.getByRole('button', { name: 'Меню' }).click();
  const menu = page.locator('#site-menu:modal');
  await menu.waitFor();
  expect(await Promise.all(parts.map((part) => isHydrated(page, part)))).toEqual(parts.map(() => false));

  release();
  await started(page);
  expect(await Promise.all(parts.map((part) => isHydrated(page, part)))).toEqual(parts.map(() => true));
  expect(await menu.isVisible()).toBe(true);
  expect(complaints).toEqual([]);
});

test('text typed into the search before its code arrives is searched for, with the caret where it was', async ({
  newVisitor,
}) => {
  const { page, complaints } = await newVisitor({ viewport: PHONE });
  const release = await holdLateFrame(page);
  await page.goto('/works');
  await expect.poll(() => isHydrated(page, 'main')).toBe(true);
  await page.getByRole('link', { name: 'Найти' }).click();
  const field = page.locator('#site-search [data-search-field]');
  await field.pressSequentially('двушк');
  await page.keyboard.press('ArrowLeft');
  release();
  await page.locator('#site-search [data-hit]').first().waitFor();
  expect(await field.inputValue()).toBe('двушк');
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
  expect(complaints).toEqual([]);
});

test('menu, callback and footer work when their code fails to load', { tags: ['nightly'] }, async ({
  newTraveller,
  site,
}) => {
  const before = lastNumber(site);
  const { page, loads, heading } = await newTraveller({ viewport: PHONE });
  await breakPath(page, LATE);
  await page.goto('/works');
  await started(page);
  await page.getByRole('button', { name: 'Меню' }).click();
  await page.locator('#site-menu').getByRole('link', { name: 'Контакты' }).click();
  await heading('Контакты').waitFor();
  await started(page);
  await page.locator('footer').getByRole('link', { name: 'О компании' }).click();
  await heading('О компании').waitFor();
  expect(loads).toEqual(['/works', '/contacts', '/about']);
  await started(page);
  await page.getByLabel('Быстрая связь').getByRole('link', { name: 'Перезвоните мне' }).click();
  const fields = fieldsOf(page.locator('#site-callback form[data-lead-form]'));
  await fields.phone.pressSequentially('9115550001');
  await expect.poll(() => fields.phone.inputValue()).toBe('+7 (911) 555-00-01');
  await fields.consent.check();
  await fields.send.click();
  await page.waitForURL('**/thankyou**');
  expect(storedLeads(site, before)).toMatchObject([{ kind: 'callback', phone: '+79115550001' }]);
});
