import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { loadWholeStylesheet } from './support/looks.ts';
import { PHONE, started } from './support/visitor.ts';

test('flats are added in the list and on a page, and compared', async ({ visit }) => {
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
  expect(complaints).toEqual([]);
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
