import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { started } from './support/visitor.ts';

test('flats are added in the list and on a page, compared by differences, removed and remembered', async ({
  visit,
}) => {
  const { page, complaints } = await visit('/sales');
  const toggle = page.getByRole('button', { name: 'Сравнить: 3-комнатная' });
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('true');

  await page.goto('/sales/odnushka-na-soglasiya');
  await started(page);
  await page.getByRole('link', { name: 'Сравнить с другими' }).click();
  await page.waitForURL('**/sales/sravnenie?kv=tryoshka-v-zelenogradske,odnushka-na-soglasiya');
  const table = page.getByRole('table', { name: 'Чем различаются' });
  await table.getByRole('row', { name: /^Цена/ }).waitFor();
  expect(await table.getByRole('columnheader').count()).toBe(2);
  expect(await table.getByRole('rowheader', { name: 'Как продаём' }).count()).toBe(0);
  expect(await page.locator('details', { hasText: 'Как продаём' }).count()).toBe(1);

  await page.getByRole('button', { name: /^Убрать: 3-комнатная/ }).click();
  await page.waitForURL('**/sales/sravnenie?kv=odnushka-na-soglasiya');
  await page.goto('/sales/sravnenie');
  await page.waitForURL('**/sales/sravnenie?kv=odnushka-na-soglasiya');
  expect(complaints).toEqual([]);
});

test('the address of a comparison shows it to other visitors, and an empty one links to the list', async ({
  visit,
}) => {
  const { page } = await visit('/sales/sravnenie?kv=dvushka-v-gurievske,studiya-na-hutorskoy');
  await page.getByRole('columnheader', { name: /Студия, 28,6/ }).waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  await page.goto('/sales/sravnenie');
  await page.getByRole('heading', { name: 'Пока нечего сравнивать' }).waitFor();
  expect(await page.getByRole('link', { name: 'Выбрать квартиры' }).isVisible()).toBe(true);
});
