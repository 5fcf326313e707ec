import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { answered } from '../support/visitor.ts';
import { test } from './support/fixtures.ts';
import { save } from './support/publish.ts';

test('text typed while a save is in progress becomes the next draft', async ({ enter, office }) => {
  const page = await enter('editor');
  await page.clock.install();
  await page.goto('/content/services/elektromontazh');
  const title = page.getByRole('region', { name: 'Услуга' }).getByLabel('Название');
  const [arrived, tidied] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let drafts = 0;
  const delayUntil = (until: Promise<void>, method: string) => async (route: Route) => {
    if (route.request().method() === method) await until;
    await route.continue();
  };
  await page.route('**/api/entry', delayUntil(arrived.promise, 'PUT'));
  await page.route('**/api/draft?*', delayUntil(tidied.promise, 'DELETE'));
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/api/draft')) drafts += 1;
  });
  await title.fill('Электрика под ключ');
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await title.fill('Электрика под ключ и');
  await page.getByText('Черновик сохранён').waitFor();
  const tidying = page.waitForRequest((request) => request.method() === 'DELETE');
  arrived.resolve();
  await tidying;
  drafts = 0;
  await title.fill('Электрика под ключ и свет');
  await page.getByText('Сохраняем черновик…').waitFor();
  // No draft is sent before the deletion of the old draft ends: that deletion would remove the new draft as well.
  await page.clock.runFor(1500);
  await answered(page);
  expect(drafts).toBe(0);
  tidied.resolve();
  await page.getByText('На сайте пока прежнее. Продолжайте или уберите черновик.').waitFor();
  expect(await title.inputValue()).toBe('Электрика под ключ и свет');
  expect(await office.inFolder('services/elektromontazh.yaml')).toMatch(/title: Электрика под ключ$/m);
});

test('the second editor of an entry resolves conflicts, the rest merges, and history restores the first', async ({
  enter,
  office,
}) => {
  const [one, other] = await Promise.all([enter('editor'), enter('admin')]);
  const input = (name: string) => `[id="field-facts.${name}"]`;
  const [title, summary, term] = [input('title'), input('summary'), input('term')];
  const file = () => office.inFolder('services/elektromontazh.yaml');
  const publish = (page: Page) => page.getByRole('button', { name: 'Опубликовать', exact: true });
  // Values are unique per run, so that a retry changes the file again.
  const run = randomUUID().slice(0, 4);
  const isSaved = (page: Page) => page.getByText('Всё сохранено').waitFor();
  await other.goto('/content/services/elektromontazh');
  await other.locator(title).waitFor();
  await one.goto('/content/services/elektromontazh');
  await one.getByText(/Здесь сейчас и .*Анна Белова/).waitFor();
  await one.locator(summary).fill(`Новая проводка и щит ${run}.`);
  await other.locator(term).fill(`7 дней ${run}`);
  await save(one);
  await publish(other).click();
  await other.getByText('Обе правки соединены').waitFor();
  await isSaved(other);
  for (const line of [`Новая проводка и щит ${run}.`, `7 дней ${run}`]) expect(await file()).toContain(line);
  expect(await other.locator(summary).inputValue()).toBe(`Новая проводка и щит ${run}.`);

  await one.reload();
  await one.locator(title).fill(`Электрика ${run}`);
  await one.locator(term).fill(`8 дней ${run}`);
  await other.locator(title).fill(`Проводка ${run}`);
  await save(one);
  await publish(other).click();
  const dialog = other.getByRole('dialog', { name: 'Запись уже изменили' });
  await dialog.getByRole('row', { name: `Название Электрика ${run} Проводка ${run}` }).waitFor();
  expect(await dialog.getByText('Ваш текст цел').count()).toBe(1);
  expect(await dialog.getByRole('row', { name: /Срок/ }).count()).toBe(0);
  expect(await publish(other).last().isDisabled()).toBe(true);
  await dialog.getByRole('radio', { name: 'Оставить моё' }).check();
  await dialog.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await isSaved(other);
  for (const line of [`Проводка ${run}`, `8 дней ${run}`]) expect(await file()).toContain(line);

  // Notifications cover the button for some seconds.
  await other.reload();
  await other.getByRole('button', { name: 'История правок' }).click();
  await other.getByRole('cell', { name: `Проводка ${run}` }).waitFor();
  await other.getByRole('button', { name: 'Вернуть, как было до правки' }).click();
  await expect.poll(() => other.locator(`${title}:focus`).inputValue()).toBe(`Электрика ${run}`);
  await save(other);
  expect(await file()).toContain(`title: Электрика ${run}`);
});
