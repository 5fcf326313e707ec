import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { publish } from './support/publish.ts';

test('a corrected price goes live and the panel reports it; publishing links to feed gaps and advice', async ({
  enterPanel,
  publishingOffice: office,
  editByHand,
}) => {
  const page = await enterPanel(office, 'editor');
  await page.goto('/publishing');
  await page.getByRole('heading', { name: 'Площадки' }).waitFor();
  await page.getByRole('region', { name: 'ЦИАН' }).getByText('5 объявлений').waitFor();
  await page.goto('/content/packages');
  await page.getByRole('link', { name: 'Комфорт', exact: true }).click();
  await page.getByLabel('Цена от').fill('22 350');
  await page.getByRole('region', { name: 'Пакет', exact: true }).getByLabel('Коротко').fill('Лучшие мастера города.');
  await editByHand('flats/odnushka-na-soglasiya.yaml', /latitude: .*\nlongitude: .*\n/, '');
  await publish(page);
  expect(await (await fetch(`${office.site.url}/remont/komfort`)).text()).toContain('22 350');
  expect(await office.inFolder('packages/komfort.yaml')).toMatch(/priceRubPerM2: 22350/);

  await page.goto('/publishing');
  const feed = page.getByRole('region', { name: 'ЦИАН' });
  await feed.getByText(/1 не попало: нет координат/).click();
  await feed.getByRole('link', { name: '1-комнатная, 43,8 м²' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-facts.latitude');
  await page.goto('/site');
  await page.getByRole('link', { name: /совет/ }).click();
  const found = page.locator('main section', { hasText: '«Лучшие мастера» — превосходство без доказательства' });
  await found.getByRole('link', { name: 'Пакеты ремонта: komfort' }).waitFor();
  await found.getByRole('link', { name: 'Коротко' }).click();
  await expect.poll(() => page.locator(':focus').inputValue()).toBe('Лучшие мастера города.');
});
