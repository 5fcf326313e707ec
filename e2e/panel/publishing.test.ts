import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test as base } from './support/fixtures.ts';
import { publish, save, waitForAlert } from './support/publish.ts';

const test = base.extend('editByHand', { scope: 'file' }, ({ publishingOffice: office }, { onCleanup }) => {
  const before = new Map<string, string>();
  onCleanup(async () => {
    for (const [path, text] of before) await writeFile(path, text);
  });
  /** Changes a content file outside the panel; the file's cleanup restores it. */
  return async (file: string, from: RegExp, to: string) => {
    const path = join(office.contentDir, file);
    const text = await readFile(path, 'utf8');
    before.set(path, text);
    await writeFile(path, text.replace(from, to));
  };
});

test('a corrected price goes live and the panel reports it; publishing links to feed gaps and advice', async ({
  enterPanel,
  publishingOffice: office,
  editByHand,
}) => {
  const page = await enterPanel(office, 'editor');
  await page.goto('/publishing');
  await page.getByRole('heading', { name: 'Площадки' }).waitFor();
  await page.getByText('ЦИАН: 5 объявлений').waitFor();
  await page.goto('/content/packages');
  await page.getByRole('link', { name: 'Комфорт', exact: true }).click();
  await page.getByLabel('Цена от').fill('22 350');
  await page.getByRole('region', { name: 'Пакет', exact: true }).getByLabel('Коротко').fill('Лучшие мастера города.');
  await editByHand('flats/odnushka-na-soglasiya.yaml', /latitude: .*\nlongitude: .*\n/, '');
  await publish(page);
  expect(await (await fetch(`${office.site.url}/remont/komfort`)).text()).toContain('22 350');
  expect(await office.inFolder('packages/komfort.yaml')).toMatch(/priceRubPerM2: 22350/);

  await page.goto('/publishing');
  const reason = page.getByRole('listitem').filter({ hasText: /1 не попало: нет координат/ });
  await reason.first().getByRole('link', { name: '1-комнатная, 43,8 м²' }).click();
  await page.getByLabel('Широта').waitFor();
  await page.goBack();
  await page.getByText(/^Советы: \d/).click();
  const found = page.locator('main section', { hasText: '«Лучшие мастера» — превосходство без доказательства' });
  await found.getByText('Коротко:').waitFor();
  await found.getByRole('link', { name: 'Пакеты ремонта: komfort' }).click();
  await page.waitForURL('**/content/packages/komfort');
});

test('an edit is reported as published although another file has an error, which every screen names', async ({
  enterPanel,
  publishingOffice: office,
  editByHand,
}) => {
  const page = await enterPanel(office, 'editor');
  await page.goto('/content/company');
  const trade = page.getByLabel('Чем занимаетесь');
  await trade.fill('ремонт квартир и домов');
  await editByHand('people/gleb-sotnikov.yaml', /^name:/m, 'nmae:');
  const status = page.getByText(/На сайте не всё: \d/);
  await status.waitFor();
  await save(page);
  await waitForAlert(page, /Опубликовано за \d.*people\/gleb-sotnikov\.yaml/);
  expect(await (await fetch(office.site.url)).text()).toContain('ремонт квартир и домов');
  await page.getByRole('alert').filter({ hasText: 'Опубликовано за' }).getByRole('button').click();
  await status.click();
  const waiting = page.getByRole('alert', { name: 'Эти правки ждут, остальные на сайте' });
  await waiting.getByRole('link', { name: /^Люди/ }).first().click();
  await page.waitForURL('**/content/people/gleb-sotnikov');
});
