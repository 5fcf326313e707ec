import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { breakPath, partPath } from '../support/chunks.ts';
import { test } from '../support/fixtures.ts';
import { fieldsOf, lastNumber, storedLeads } from '../support/leads.ts';
import { PHONE, started } from '../support/visitor.ts';

const LATE = partPath('site/shell/layouts/late-frame.tsx');

const isHydrated = (page: Page, element: string) =>
  page.locator(element).evaluate((found) => Object.keys(found).some((key) => key.startsWith('__reactProps')));

test('footer, menus and contact bar keep their markup until the page is idle', async ({ newVisitor }) => {
  const { page, complaints } = await newVisitor({ viewport: PHONE });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname === LATE,
    async (route) => {
      await promise;
      await route.continue();
    },
  );
  await page.goto('/works');
  await expect.poll(() => isHydrated(page, 'header')).toBe(true);
  const parts = ['footer', '#site-menu', 'nav[aria-label="Быстрая связь"]'];
  await page.getByRole('button', { name: 'Меню' }).click();
  const menu = page.locator('#site-menu:modal');
  await menu.waitFor();
  expect(await Promise.all(parts.map((part) => isHydrated(page, part)))).toEqual([false, false, false]);

  resolve();
  await started(page);
  expect(await Promise.all(parts.map((part) => isHydrated(page, part)))).toEqual([true, true, true]);
  expect(await menu.isVisible()).toBe(true);
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
  expect(await fields.phone.inputValue()).toBe('+7 (911) 555-00-01');
  await fields.consent.check();
  await fields.send.click();
  await page.waitForURL('**/thankyou**');
  expect(storedLeads(site, before)).toMatchObject([{ kind: 'callback', phone: '+79115550001' }]);
});
