import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { axeViolations } from '../support/sweep.ts';
import { test } from './support/fixtures.ts';

test('chosen entries are deleted together from the keyboard, refused ones are named, and a notice brings them back', async ({
  enter,
  office,
}) => {
  const page = await enter('editor');
  await page.goto('/content/works?shown=live');
  const box = (title: string) => page.getByRole('checkbox', { name: `Выбрать: ${title}` });
  await box('Кухня на Гагарина').focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: 'Выбранные записи' });
  await bar.getByText('Выбрано: 1', { exact: true }).waitFor();
  const boxes = page.getByRole('row').getByRole('checkbox');
  const at = await boxes.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
  await boxes.nth(at + 1).click({ modifiers: ['Shift'] });
  await bar.getByText('Выбрано: 2', { exact: true }).waitFor();
  await bar.getByRole('button', { name: 'Удалить…' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }).press('Enter');
  await page
    .getByRole('alert')
    .getByText(/На запись ссылаются: «/)
    .waitFor();
  await expect.poll(() => box('Кухня на Гагарина').count()).toBe(0);
  const undo = page.getByRole('button', { name: 'Вернуть', exact: true });
  await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await box('Кухня на Гагарина').waitFor();
  expect(await office.inFolder('works/kuhnya-na-gagarina.yaml')).toContain('title: Кухня на Гагарина');
});

test('a click anywhere in a row opens its entry, and a click on its box chooses it', async ({ enter }) => {
  const page = await enter('editor');
  await page.goto('/content/works');
  const box = page.getByRole('checkbox', { name: 'Выбрать: Кухня на Гагарина' });
  await box.click();
  await page.getByRole('region', { name: 'Выбранные записи' }).getByText('Выбрано: 1', { exact: true }).waitFor();
  const row = await page.getByRole('row', { name: /Кухня на Гагарина/ }).boundingBox();
  if (!row) throw new Error('The row is not drawn');
  await page.mouse.click(row.x + row.width - 8, row.y + row.height / 2);
  await page.waitForURL(/\/content\/works\/kuhnya-na-gagarina$/);
});

test('the status of a flat is changed in its row, which then has a draft and can be published', async ({
  enter,
  office,
}) => {
  const page = await enter('editor');
  await page.goto('/content/flats');
  const status = page.getByRole('button', { name: /^Статус: свободна/ }).first();
  const row = page.getByRole('row').filter({ has: status }).first();
  const address = await row.getByRole('link').getAttribute('href');
  const own = page.getByRole('row').filter({ has: page.locator(`a[href="${address}"]`) });
  await status.press('Enter');
  await page.getByRole('menuitem', { name: 'продана' }).press('Enter');
  await own.getByRole('button', { name: 'Статус: продана на сайте: свободна' }).waitFor();
  await own.getByText('черновик', { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/content/flats');
  expect(await axeViolations(page)).toEqual([]);
  await own.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Опубликовать черновики: 1' }).click();
  await own.getByRole('button', { name: 'Статус: продана', exact: true }).waitFor();
  expect(await office.inFolder(`flats/${address?.split('/').at(-1)}.yaml`)).toContain('status: sold');
});

test('documents show their valid edition, and one that is in force leads to the next', async ({
  enter,
  office,
  onTestFinished,
}) => {
  const record = join(office.site.dataDir, 'documents.json');
  await writeFile(record, JSON.stringify({ 'policy/2026-09-01': '' }));
  onTestFinished(() => rm(record));
  const page = await enter('editor');
  await page.goto('/content/documents');
  const table = page.getByRole('table', { name: 'Политика и согласия' });
  await table
    .getByRole('button', { name: /^прежние редакции/ })
    .first()
    .press('Enter');
  await table.getByRole('row', { name: /Редакция с 1 сентября 2025.*прежняя редакция/ }).waitFor();
  await table
    .getByRole('row', { name: /с 1 сентября 2026/ })
    .first()
    .getByRole('link')
    .click();
  await page.waitForURL(/\/content\/documents\/policy\/2026-09-01$/);
  const text = page.getByRole('textbox', { name: 'Текст' });
  await text.getByText('1. Кто обрабатывает данные').waitFor();
  expect(await text.isEditable()).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.getByRole('combobox', { name: 'Вид абзаца' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Добавить: изменение' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Сделать новую редакцию' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Новая редакция' });
  await dialog.getByLabel('Действует с').fill('01.02.2099');
  await dialog.getByRole('button', { name: 'Сделать' }).press('Enter');
  await page.waitForURL(/\/content\/documents\/policy\/2099-02-01$/);
  await expect.poll(() => page.getByLabel('Действует с').inputValue()).toBe('1 февраля 2099');
  await text.getByText('1. Кто обрабатывает данные').waitFor();
  expect(await text.isEditable()).toBe(true);
});
