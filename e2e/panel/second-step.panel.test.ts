import { expect } from 'vitest';
import { PHONE } from '../support/visitor.ts';
import { codeOf } from './support/authenticator.ts';
import { test as base, begin, button, looksRight, newEmail, password, signIn } from './support/beginner.ts';
import { PASSWORD, startPanelProcess } from './support/panel-process.ts';

const test = base.extend('strictOffice', { scope: 'file' }, async ({}, { onCleanup }) => {
  const panel = await startPanelProcess({ environment: { PANEL_SECOND_FACTOR: 'administrators' } });
  onCleanup(() => panel.stop());
  return panel;
});

test('an administrator who needs a second factor sets it up after the password, and the panel opens', async ({
  strictOffice,
  newGuest,
}) => {
  const page = await newGuest(strictOffice, { viewport: PHONE });
  const { output } = await strictOffice.command('add-admin', newEmail());
  await page.goto(/http\S+#\S+/.exec(output)?.[0] ?? '');
  await page.getByLabel('Имя и фамилия').fill('Инна Лебедева');
  await password(page).fill(PASSWORD);
  await button(page, 'Начать работу').click();
  await page.getByRole('heading', { name: 'Включите второй шаг входа' }).waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  await looksRight(page);
  await button(page, 'Включить').click();
  await page.getByLabel('Ваш пароль').fill(PASSWORD);
  await button(page, 'Продолжить').click();
  const uri = (await page.getByRole('link', { name: /Открыть приложение/ }).getAttribute('href')) ?? '';
  await looksRight(page);
  await page.getByLabel('Шесть цифр из приложения').fill(codeOf(uri));
  await button(page, 'Включить второй шаг').click();
  await button(page, 'Коды записаны').click();
  await button(page, 'Инна Лебедева').waitFor();
});

test('a password changes although the session ends, and a set-up authenticator requires a second step', async ({
  beginner,
}) => {
  const name = 'Павел Грачёв';
  const { page, email } = await beginner(name, 'manager');
  await begin(page, name);
  await page.goto('/account');
  const next = 'ещё не сохранённый длинный пароль';
  await page.getByLabel('Новый пароль').fill(next);
  await page.getByLabel('Нынешний пароль').fill(PASSWORD);
  const dialogCode = '**/sign-in-dialog-*.js';
  await page.route(dialogCode, (route) => route.abort());
  await page.request.post('/api/auth/sign-out', { headers: { 'Sec-Fetch-Site': 'same-origin' } });
  // A background request may notice the end first: before this press, or later with the dialog over the button.
  await button(page, 'Сменить пароль').dispatchEvent('click');
  await page.getByText('Сеанс закончился, а окно входа не загрузилось.').waitFor();
  await page.unroute(dialogCode);
  await button(page, 'Сменить пароль').dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Войдите ещё раз' });
  await dialog.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Войти' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByLabel('Новый пароль').inputValue()).toBe(next);
  await button(page, 'Сменить пароль').click();
  await page.getByText('Пароль изменён.').waitFor();

  await button(page, 'Включить').click();
  await page.getByLabel('Ваш пароль').fill(next);
  await button(page, 'Продолжить').click();
  await page.getByRole('img', { name: 'Картинка для приложения с кодами' }).waitFor();
  const uri = (await page.getByRole('link', { name: /Открыть приложение/ }).getAttribute('href')) ?? '';
  await looksRight(page);
  await page.getByLabel('Шесть цифр из приложения').fill(codeOf(uri));
  await button(page, 'Включить второй шаг').click();
  await button(page, 'Коды записаны').click();

  await button(page, name).click();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await signIn(page, email, next);
  await page.getByLabel('Код из приложения').fill(codeOf(uri, 1));
  await button(page, 'Войти').click();
  await button(page, name).waitFor();
});
