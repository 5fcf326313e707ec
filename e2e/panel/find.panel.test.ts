import { expect } from 'vitest';
import { postForm, readForm } from '../support/html-form.ts';
import { overflowPx } from '../support/looks.ts';
import { axeViolations } from '../support/sweep.ts';
import { PHONE } from '../support/visitor.ts';
import { test } from './support/fixtures.ts';
import { focused } from './support/pointing.ts';

test('a text is found by keys alone and opened at its field, also in the open entry and in a new tab', async ({
  enter,
}) => {
  const page = await enter('editor');
  await page.goto('/photos');
  await page.locator('main img').first().waitFor();
  const field = page.getByRole('combobox', { name: 'Что найти' });
  const option = page.getByRole('option', { selected: true });
  await page.getByLabel('Найти', { exact: true }).focus();
  await page.keyboard.press('Control+k');
  await field.fill('pfujkjdjr yf ukfdyjq');
  await option.getByText('Ремонт квартир в Калининграде').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/content/home?field=facts.hero.title');
  await expect.poll(() => focused(page)).toBe('field-facts.hero.title');

  await page.keyboard.press('Control+k');
  await field.fill('заголовок на главной');
  await option.getByText('Ремонт квартир').waitFor();
  await page.keyboard.press('ArrowDown');
  const [address] = [await option.getAttribute('href')];
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${address}`);
  await expect.poll(() => focused(page)).toBe(`field-${address?.split('field=')[1]}`);

  await page.keyboard.press('Control+k');
  // Enter waits for the findings of the typed text.
  await field.fill('новая работа');
  const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await tab.getByRole('dialog', { name: 'Работа: новая запись' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => field.count()).toBe(0);
  await expect.poll(() => focused(page)).toMatch(/^field-/);
});

test('a lead is found by its name on a phone, and no address contains the query', async ({ enter, office }) => {
  const form = await readForm(office.site.url, '/contacts', 'callback');
  await postForm(office.site.url, form, { phone: '+7 911 200-77-01', name: 'Аделаида', consent: 'yes' });
  const page = await enter('admin', { viewport: PHONE });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  await page.goto('/leads/erase');
  await page.getByRole('button', { name: 'Найти всё' }).click();
  await page.getByRole('option', { name: 'Сотрудники' }).waitFor();
  for (const query of ['аделаида', '911 200-77-01']) {
    await page.getByRole('combobox', { name: 'Что найти' }).fill(query);
    await page
      .getByRole('group', { name: 'Заявки' })
      .getByRole('option', { name: /Аделаида/ })
      .waitFor();
  }
  expect(await axeViolations(page)).toEqual([]);
  for (const width of [320, 390, 768]) expect(await overflowPx(page, width)).toBe(0);
  await page.getByRole('option', { name: /Аделаида/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Аделаида' }).waitFor();
  expect(asked.filter((url) => /аделаида|200-77|2007701/i.test(url))).toEqual([]);
});
