import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/fixtures.ts';

const FILE = 'services/uborka-posle-remonta.yaml';
const FORM = '/content/services/uborka-posle-remonta';
const summary = (page: Page) => page.locator('[id="field-facts.summary"]');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const unfinished = (page: Page, count: number) =>
  page.getByRole('link', { name: `Черновики и расписание ждут вас: ${count}` });

test('a person sees at a field who writes in it, and comments there by keyboard', async ({ enter }) => {
  const [egor, olga] = await Promise.all([enter('editor'), enter('author')]);
  const words = `Короче ${randomUUID().slice(0, 4)}`;
  await olga.clock.install();
  await olga.goto(FORM);
  await summary(olga).focus();
  const reported = olga.waitForResponse((it) => it.request().postData()?.includes('facts.summary') ?? false);
  await olga.clock.runFor(16_000);
  await reported;
  await egor.goto(FORM);
  await egor.getByText(/Здесь сейчас и .*Ольга Серова/).waitFor();
  await egor.getByText('Здесь пишет Ольга Серова').waitFor();

  await summary(egor).focus();
  await egor.keyboard.press('Tab');
  await egor.keyboard.press('Tab');
  expect(await egor.evaluate(() => document.activeElement?.textContent)).toMatch(/^Комментарий к полю „.+“$/);
  await egor.keyboard.press('Enter');
  const drawer = egor.getByRole('dialog', { name: /^Комментарии: / });
  await drawer.getByLabel('Новый комментарий').fill(words);
  await drawer.getByRole('combobox', { name: 'Кому' }).click();
  await egor.getByRole('option', { name: 'Ольга Серова' }).click();
  await drawer.getByRole('button', { name: 'Отправить' }).click();
  await drawer.getByText('кому: Ольга Серова').waitFor();
  await egor.keyboard.press('Escape');
  await egor.getByRole('button', { name: /^Комментарий к полю „.+“, открытых: ?1$/ }).waitFor();
  await button(egor, 'Комментарии: 1').waitFor();

  await olga.goto('/unfinished');
  await unfinished(olga, 1).waitFor();
  await olga.getByText(words).waitFor();
  await olga.getByRole('link', { name: 'Уборка после ремонта' }).first().click();
  const opened = olga.getByRole('dialog', { name: /^Комментарии: / });
  await opened.getByText(words).waitFor();
  await unfinished(olga, 1).waitFor({ state: 'detached' });
  await opened.getByRole('button', { name: 'Решено' }).click();
  await opened.getByRole('button', { name: 'Решённые: 1' }).waitFor();
  await olga.keyboard.press('Escape');
  await button(olga, 'Комментарии').waitFor();
});

test('an author sends a text, a reviewer returns it, and publishes the next one', async ({ enter, office }) => {
  const [egor, olga] = await Promise.all([enter('editor'), enter('author')]);
  const run = randomUUID().slice(0, 4);
  const send = async (words: string) => {
    await summary(olga).fill(words);
    await button(olga, 'Отправить на проверку').click();
    const dialog = olga.getByRole('dialog', { name: 'Отправить на проверку' });
    await dialog.getByLabel('Слово проверяющему').fill(`Правка ${run}`);
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await olga.getByText('На проверке, отправлено только что').waitFor();
  };
  await olga.goto(FORM);
  await summary(olga).waitFor();
  expect(await button(olga, /Опубликовать|В другое время/).count()).toBe(0);
  await send(`Черновик ${run}.`);

  await egor.goto('/unfinished');
  await unfinished(egor, 1).waitFor();
  await egor.getByText(`«Правка ${run}»`).waitFor();
  await egor.getByRole('link', { name: 'Уборка после ремонта' }).first().click();
  await egor.getByRole('cell', { name: `Черновик ${run}.` }).waitFor();
  await egor.getByLabel('Замечание').fill(`Допишите ${run}`);
  await button(egor, 'Вернуть с замечанием').click();
  await egor.getByRole('heading', { name: 'Черновики и расписание' }).waitFor();

  await olga.goto('/unfinished');
  await olga.getByText(`Допишите ${run}`).waitFor();
  await olga.goto(FORM);
  await send(`Готово ${run}.`);
  await summary(olga).fill(`Готово ${run}, и ещё.`);
  await olga.getByText('Черновик сохранён').waitFor();

  await egor.reload();
  await egor.getByRole('link', { name: 'Уборка после ремонта' }).first().click();
  await egor.getByText('Ольга Серова правит дальше').waitFor();
  await button(egor, 'Опубликовать').click();
  await egor.getByRole('heading', { name: 'Черновики и расписание' }).waitFor();
  expect(await office.inFolder(FILE)).toContain(`summary: Готово ${run}.\n`);
});
