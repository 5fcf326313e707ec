import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { PASSWORD } from './support/panel-process.ts';
import { officeOfFile } from './support/staff.ts';

const { site, panel, inFolder, enter } = officeOfFile();

const PATIENCE = { timeout: 40_000 };
const onSite = async (path: string) => (await fetch(site().url + path)).text();
const publish = (page: Page) => page.getByRole('button', { name: 'Опубликовать' }).click();
const told = (page: Page, words: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: words }).first().waitFor();

async function giveUpDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Убрать черновик' }).click();
  await page.getByText(/Черновик: вы остановились/).waitFor({ state: 'detached' });
}

test('a corrected price is on the site, and the panel says so', async () => {
  const page = await enter('editor');
  await page.goto('/content/packages');
  await page.getByRole('link', { name: 'Комфорт', exact: true }).click();
  await page.getByLabel('Цена от').fill('22 350');
  await publish(page);
  await told(page, /Опубликовано за \d/);
  expect(await onSite('/remont/komfort')).toContain('22 350');
  expect(await inFolder('packages/komfort.yaml')).toMatch(/priceRubPerM2: 22350/);
  await page.context().close();
});

test('what would be better otherwise is published, told entry by entry, and leads to its form', async () => {
  const page = await enter('editor');
  await page.goto('/content/services/uborka-posle-remonta');
  await page.getByLabel('Коротко').fill('Лучшие мастера города отмоют всё');
  await publish(page);
  await told(page, /Опубликовано за \d/);
  await page.goto('/publishing');
  await page.getByText(/^Советы: \d/).click(PATIENCE);
  const found = page.locator('main section', { hasText: '«Лучшие мастера» — превосходство без доказательства' });
  await found.getByText('Коротко:').waitFor(PATIENCE);
  await found.getByRole('link', { name: 'Услуги: uborka-posle-remonta' }).click();
  await page.waitForURL('**/content/services/uborka-posle-remonta');
  await page.context().close();
});

test('what is wrong is told in the loader’s words, with a way to the field, and nothing is written', async () => {
  const page = await enter('editor');
  const before = await inFolder('works/dvushka-na-artilleriyskoy.yaml');
  await page.goto('/content/works/dvushka-na-artilleriyskoy');
  await page.getByLabel('Заплатили по факту').fill('1 500 000');
  await publish(page);
  const summary = page.getByRole('alert', { name: /Пока не публикуется/ });
  await summary.getByText(/Строки бюджета дают 1482000 ₽, а по факту заплатили 1500000 ₽/).waitFor();
  await summary.getByRole('button', { name: 'Бюджет' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-facts.budget');
  await page.getByLabel('Заплатили по факту').fill('1 482 000');
  await summary.waitFor({ state: 'detached' });
  expect(await inFolder('works/dvushka-na-artilleriyskoy.yaml')).toBe(before);
  await page.context().close();
});

test('what is emptied stays empty, and a number is typed key by key', async () => {
  const page = await enter('editor');
  await page.goto('/content/works/dvushka-na-artilleriyskoy');
  const title = page.getByRole('textbox', { name: 'Название', exact: true });
  await title.fill('');
  const area = page.getByLabel('Площадь').first();
  await area.fill('');
  await area.pressSequentially('60,05');
  await page.getByRole('button', { name: 'Убрать: Обложка' }).click();
  await page.getByRole('button', { name: 'Убрать: Обложка' }).waitFor({ state: 'detached' });
  await page.getByText('Черновик сохранён').waitFor(PATIENCE);
  expect(await title.inputValue()).toBe('');
  expect(await area.inputValue()).toMatch(/^60,05/);
  await page.getByRole('link', { name: '← Работы' }).click();
  await page.goBack();
  await giveUpDraft(page);
  await page.context().close();
});

test('what is typed while the text is on its way to the site is the next draft', async () => {
  const page = await enter('editor');
  await page.goto('/content/services/elektromontazh');
  const title = page.getByRole('region', { name: 'Услуга' }).getByLabel('Название');
  const old = await title.inputValue();
  const [arrived, tidied] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const late = (until: Promise<void>, method: string) => async (route: Route) => {
    if (route.request().method() === method) await until;
    await route.continue();
  };
  await page.route('**/api/entry', late(arrived.promise, 'PUT'));
  await page.route('**/api/draft?*', late(tidied.promise, 'DELETE'));
  await title.fill('Электрика под ключ');
  await publish(page);
  await title.fill('Электрика под ключ и');
  await page.getByText('Черновик сохранён').waitFor(PATIENCE);
  const tidying = page.waitForRequest((request) => request.method() === 'DELETE');
  arrived.resolve();
  await tidying;
  await title.fill('Электрика под ключ и свет');
  // Longer than a draft waits before it is sent: one that came first would be taken away.
  await page.waitForTimeout(1500);
  tidied.resolve();
  await page.getByText('На сайте пока прежнее. Продолжайте или уберите черновик.').waitFor(PATIENCE);
  expect(await title.inputValue()).toBe('Электрика под ключ и свет');
  expect(await inFolder('services/elektromontazh.yaml')).toMatch(/title: Электрика под ключ$/m);
  await title.fill(old);
  await publish(page);
  await expect.poll(() => inFolder('services/elektromontazh.yaml'), PATIENCE).toContain(`title: ${old}`);
  await page.context().close();
});

test('a session that ends leaves the form as it is, with what is open in it', async () => {
  const page = await enter('editor');
  await page.goto('/content/company');
  const trade = page.getByLabel('Чем занимаетесь');
  await trade.evaluate((input) => input.setAttribute('data-seen', ''));
  await page.context().clearCookies();
  await trade.fill('ремонт без входа');
  const dialog = page.getByRole('dialog', { name: 'Войдите ещё раз' });
  await dialog.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Войти' }).click();
  await page.getByText('Черновик сохранён').waitFor(PATIENCE);
  expect(await trade.getAttribute('data-seen')).toBe('');
  expect(await trade.inputValue()).toBe('ремонт без входа');
  await page.reload();
  await giveUpDraft(page);
  await page.context().close();
});

test('what was typed waits as a draft of its writer when the window is closed', async () => {
  const page = await enter('editor');
  const before = await inFolder('company.yaml');
  await page.goto('/content/company');
  await page.getByLabel('Чем занимаетесь').fill('ремонт квартир и домов');
  await page.getByText('Черновик сохранён').waitFor();
  await page.close();
  const again = await enter('editor');
  await again.goto('/content/company');
  await again.getByText(/Черновик: вы остановились/).waitFor();
  expect(await again.getByLabel('Чем занимаетесь').inputValue()).toBe('ремонт квартир и домов');
  expect(await inFolder('company.yaml')).toBe(before);
  await again.goto('/unfinished');
  await again.getByRole('link', { name: /Компания/ }).click();
  await giveUpDraft(again);
  expect(await again.getByLabel('Чем занимаетесь').inputValue()).not.toBe('ремонт квартир и домов');
  await again.context().close();
});

test('without a network what was typed stays on the device and comes back', async () => {
  const page = await enter('editor');
  await page.goto('/content/company');
  await page.getByLabel('Чем занимаетесь').waitFor();
  await page.context().setOffline(true);
  await page.getByLabel('Чем занимаетесь').fill('ремонт без связи');
  await page.getByText('черновик пока на этом устройстве').waitFor();
  await page.context().setOffline(false);
  await page.getByText('Черновик сохранён').waitFor(PATIENCE);
  await page.reload();
  await page.getByText(/Черновик: вы остановились/).waitFor();
  await giveUpDraft(page);
  await page.context().close();
});

test('of two who edit one entry the second sees both versions and loses nothing', async () => {
  const [one, other] = await Promise.all([enter('editor'), enter('admin')]);
  await Promise.all([one, other].map((page) => page.goto('/content/services/elektromontazh')));
  await one.getByText('Здесь сейчас и Анна Белова').waitFor(PATIENCE);
  await one.getByRole('region', { name: 'Услуга' }).getByLabel('Название').fill('Электрика');
  await other.getByRole('region', { name: 'Услуга' }).getByLabel('Название').fill('Проводка');
  await publish(one);
  await expect.poll(() => inFolder('services/elektromontazh.yaml'), PATIENCE).toContain('title: Электрика');
  await publish(other);
  const dialog = other.getByRole('dialog', { name: 'Запись уже изменили' });
  await dialog.getByRole('row', { name: 'Название Электрика Проводка' }).waitFor();
  expect(await inFolder('services/elektromontazh.yaml')).toContain('title: Электрика');
  await dialog.getByRole('button', { name: 'Опубликовать мою версию' }).click();
  await expect.poll(() => inFolder('services/elektromontazh.yaml'), PATIENCE).toContain('title: Проводка');
  await Promise.all([one.context().close(), other.context().close()]);
});

test('an earlier text comes back from the history', async () => {
  const page = await enter('editor');
  await page.goto('/content/packages/bazovyy');
  const title = page.getByLabel('Коротко');
  const old = await title.inputValue();
  await title.fill('Ремонт без лишнего.');
  await publish(page);
  await told(page, /Опубликовано за/);
  await page.getByRole('button', { name: 'Что ещё можно сделать' }).click();
  await page.getByRole('menuitem', { name: 'История правок' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /только что|минут/ })
    .first()
    .click();
  await page.getByRole('cell', { name: 'Ремонт без лишнего.' }).waitFor();
  await page.getByRole('button', { name: 'Вернуть, как было до этой правки' }).click();
  await expect.poll(() => title.inputValue()).toBe(old);
  await publish(page);
  await expect.poll(() => inFolder('packages/bazovyy.yaml'), PATIENCE).not.toContain('Ремонт без лишнего.');
  await page.context().close();
});

test('an edit made by hand in the folder stands in the history', async () => {
  const path = join(panel().contentDir, 'replies.yaml');
  const text = await readFile(path, 'utf8');
  await writeFile(path, `${text}# проверено\n`);
  const page = await enter('editor');
  await page.goto('/content/replies');
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('button', { name: 'Что ещё можно сделать' }).click();
      await page.getByRole('menuitem', { name: 'История правок' }).click();
      await page.getByRole('dialog').getByText('История правок').waitFor();
      return page.getByRole('dialog').textContent();
    }, PATIENCE)
    .toContain('правка в папке');
  await page.context().close();
});
