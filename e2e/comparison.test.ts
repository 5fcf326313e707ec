import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { loadWholeStylesheet } from './support/looks.ts';
import { PHONE, started } from './support/visitor.ts';

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
  const column = table.getByRole('columnheader', { name: /3-комнатная/ });
  expect(await column.getByRole('img').count()).toBe(2);
  const ask = column.getByRole('link', { name: 'Записаться на просмотр: 3-комнатная' });
  expect(await ask.getAttribute('href')).toBe('/sales/tryoshka-v-zelenogradske#form');
  expect(await table.getByRole('rowheader', { name: 'Цена различается' }).count()).toBe(1);
  expect(await table.getByRole('rowheader', { name: 'Ключи', exact: true }).count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Изучите все условия кредита' }).count()).toBe(1);
  expect(await table.getByRole('rowheader', { name: 'Как продаём' }).count()).toBe(0);
  expect(await page.locator('details', { hasText: 'Как продаём' }).count()).toBe(1);

  await page.getByRole('button', { name: /^Убрать: 3-комнатная/ }).click();
  await page.waitForURL('**/sales/sravnenie?kv=odnushka-na-soglasiya');
  await page.goto('/sales/sravnenie');
  await page.waitForURL('**/sales/sravnenie?kv=odnushka-na-soglasiya');
  expect(complaints).toEqual([]);
});

test('the address of a comparison shows it to other visitors, and an empty one links to the list', {
  tags: ['nightly'],
}, async ({ visit }) => {
  const { page } = await visit('/sales/sravnenie?kv=dvushka-v-gurievske,studiya-na-hutorskoy');
  await page.getByRole('columnheader', { name: /Студия, 28,6/ }).waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  await page.goto('/sales/sravnenie');
  await page.getByRole('heading', { name: 'Пока нечего сравнивать' }).waitFor();
  expect(await page.getByRole('link', { name: 'Выбрать квартиры' }).isVisible()).toBe(true);
});

test('the labels of a comparison stay in view while its columns scroll on a phone', { tags: ['nightly'] }, async ({
  visit,
}) => {
  const { page } = await visit(
    '/sales/sravnenie?kv=dvushka-v-gurievske,studiya-na-hutorskoy,odnushka-na-soglasiya,tryoshka-v-zelenogradske',
    { viewport: PHONE },
  );
  const label = page.getByRole('rowheader', { name: /^Цена/ });
  await label.waitFor();
  await loadWholeStylesheet(page);
  const before = await label.boundingBox();
  const scroller = page.getByRole('group', { name: 'Сравнение квартир' });
  const scroll = (place: Element) => {
    place.scrollLeft = 400;
    return place.scrollLeft;
  };
  await expect.poll(() => scroller.evaluate(scroll)).toBeGreaterThan(200);
  const after = await label.boundingBox();
  expect(after?.x).toBeGreaterThanOrEqual(0);
  expect(after?.x).toBeLessThanOrEqual(before?.x ?? 0);
});
