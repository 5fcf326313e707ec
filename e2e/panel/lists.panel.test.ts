import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { axeViolations } from '../support/sweep.ts';
import { PHONE } from '../support/visitor.ts';
import { test } from './support/fixtures.ts';
import { chooseAction } from './support/publish.ts';

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

test('a chosen entry is taken off the site, found among the withdrawn ones and put back', async ({ enter, office }) => {
  const page = await enter('editor');
  const file = 'promotions/klining.yaml';
  const source = await office.inFolder(file);
  await page.goto('/content/promotions');
  const box = page.getByRole('checkbox', { name: 'Выбрать: Клининг в подарок' });
  const bar = page.getByRole('region', { name: 'Выбранные записи' });
  await box.check();
  await bar.getByRole('button', { name: 'Снять с сайта' }).click();
  await page.getByText('Сняты', { exact: true }).click();
  await page.getByRole('row', { name: /Клининг в подарок.*снято с сайта/ }).waitFor();
  expect(await office.inFolder(file)).toContain('isWithdrawn: true');
  await box.check();
  await bar.getByRole('button', { name: 'Вернуть на сайт' }).click();
  await expect.poll(() => box.count()).toBe(0);
  expect(await office.inFolder(file)).toBe(source);

  await page.goto('/content/promotions/klining');
  await chooseAction(page, 'Снять с сайта');
  await page.getByText('Страница уйдёт с сайта, когда нажмёте «Опубликовать».').waitFor();
  expect(await page.getByRole('switch', { name: 'Снято с сайта' }).isChecked()).toBe(true);
  await chooseAction(page, 'Вернуть на сайт');
  expect(await page.getByRole('switch', { name: 'Снято с сайта' }).isChecked()).toBe(false);
});

test('a flat is sold from its list', async ({ enter, office }) => {
  const page = await enter('editor');
  await page.goto('/content/flats');
  await page.getByRole('checkbox', { name: /43.*Согласия/ }).check();
  const bar = page.getByRole('region', { name: 'Выбранные записи' });
  await bar.getByLabel('Статус').selectOption('продана');
  await expect.poll(() => office.inFolder('flats/odnushka-na-soglasiya.yaml')).toContain('status: sold');
});

test('an entry waits in the bin, and returns under another address when its own is taken', async ({
  enter,
  office,
}) => {
  const page = await enter('editor');
  const source = await office.inFolder('works/kuhnya-na-gagarina.yaml');
  await page.goto('/content/works/kuhnya-na-gagarina');
  await chooseAction(page, 'Удалить');
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }).click();
  await page.waitForURL(/\/content\/works$/);
  const taken = join(office.contentDir, 'works/kuhnya-na-gagarina.yaml');
  await writeFile(taken, source.replace(/^title: .*/m, 'title: Другая кухня'));
  await page.getByRole('link', { name: 'Корзина' }).click();
  await page.getByText('адрес занят').waitFor();
  expect(await page.getByRole('button', { name: /^Удалить совсем/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Вернуть: Кухня на Гагарина' }).click();
  const dialog = page.getByRole('dialog', { name: 'Вернуть как было нельзя' });
  await dialog.getByText(/уже занят/).waitFor();
  await dialog.getByRole('button', { name: 'Вернуть с этим адресом' }).click();
  await page.getByText(/^Пусто\./).waitFor();
  const returned = join(office.contentDir, 'works/kuhnya-na-gagarina-2.yaml');
  expect(await readFile(returned, 'utf8')).toBe(source);
  await rm(returned);
  await writeFile(taken, source);
});

test('columns and a named filter stay after a reload, and Back restores the filter before', async ({ enter }) => {
  const page = await enter('editor');
  await page.goto('/content/articles');
  const heads = () => page.getByRole('columnheader').allInnerTexts();
  await page.getByRole('button', { name: 'Столбцы' }).click();
  await page.getByRole('checkbox', { name: 'Просмотры' }).check();
  await page.getByRole('button', { name: 'Левее: Просмотры' }).click();
  await page.keyboard.press('Escape');
  const order = await heads();
  expect(order.indexOf('Просмотры')).toBeLessThan(order.findIndex((head) => head.startsWith('Обновлена')));
  await page.getByRole('searchbox', { name: 'Найти' }).fill('полы');
  await page.getByRole('button', { name: 'Запомнить отбор' }).click();
  await page.getByLabel('Как назвать').fill('Про полы');
  await page.keyboard.press('Enter');
  await page.goto('/content/articles');
  await expect.poll(heads).toEqual(order);
  await page.getByRole('link', { name: 'Про полы' }).click();
  await expect.poll(() => page.getByRole('table').getByRole('link').count()).toBe(1);
  await page.goBack();
  await expect.poll(() => page.getByRole('table').getByRole('link').count()).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Убрать отбор «Про полы»' }).click();
  await page.getByRole('link', { name: 'Про полы' }).waitFor({ state: 'detached' });
});

test('a flat is found by its street, and a list begins with the newest entry or with the order of the site', async ({
  enter,
}) => {
  const page = await enter('editor', { viewport: PHONE });
  await page.goto('/content/flats');
  const links = page.getByRole('table').getByRole('link');
  await page.getByRole('searchbox', { name: 'Найти' }).fill('согласия');
  await expect
    .poll(() => links.allInnerTexts())
    .toEqual(['1-комнатная, 43,8 м², ул. Согласия', '2-комнатная, 56,8 м², ул. Согласия']);
  await page
    .getByRole('row', { name: /56,8/ })
    .getByText(/^продана · /)
    .waitFor();
  await page.goto('/content/packages');
  await expect.poll(() => links.allInnerTexts()).toEqual(['Белая отделка', 'Базовый', 'Комфорт', 'Авторский']);
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

test('flats are filtered by their status and sold ones come last; on a phone boxes are there when asked for', async ({
  enter,
}) => {
  const page = await enter('editor', { viewport: PHONE });
  await page.goto('/content/flats');
  const rows = page.getByRole('row');
  await expect.poll(async () => /продана/.test((await rows.last().textContent()) ?? '')).toBe(true);
  await page.getByRole('radio', { name: 'Бронь' }).press('Space');
  await expect.poll(() => rows.filter({ hasText: /свободна|продана/ }).count()).toBe(0);
  expect(await rows.filter({ hasText: /бронь/ }).count()).toBeGreaterThan(0);
  expect(new URL(page.url()).searchParams.get('status')).toBe('бронь');
  const boxes = page.getByRole('table').getByRole('checkbox');
  expect(await boxes.count()).toBe(0);
  await page.getByRole('button', { name: 'Выбрать', exact: true }).press('Enter');
  await boxes.last().press('Space');
  const bar = page.getByRole('region', { name: 'Выбранные записи' });
  await bar.getByText('Выбрано: 1', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Отменить выбор' }).press('Enter');
  await bar.waitFor({ state: 'detached' });
  expect(await boxes.count()).toBe(0);
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
    .getByRole('button', { name: /^Прежние редакции/ })
    .first()
    .press('Enter');
  await table.getByRole('row', { name: /Политика данных, 2025.*прежняя редакция/ }).waitFor();
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
