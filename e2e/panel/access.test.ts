import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { overflowPx } from '../support/looks.ts';
import { axeViolations } from '../support/sweep.ts';
import { PHONE } from '../support/visitor.ts';
import { codeOf } from './support/authenticator.ts';
import { test as base } from './support/fixtures.ts';
import type { StaffRole } from './support/panel-process.ts';
import { PASSWORD, startPanelProcess } from './support/panel-process.ts';

const password = (page: Page) => page.getByLabel('Пароль', { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Accounts used by this file only: failed sign-ins lock an account, and other tests share theirs. */
const newEmail = () => `${randomUUID()}@company.ru`;

const test = base
  .extend('strictOffice', { scope: 'file' }, async ({}, { onCleanup }) => {
    const panel = await startPanelProcess({ environment: { PANEL_SECOND_FACTOR: 'administrators' } });
    onCleanup(() => panel.stop());
    return panel;
  })
  .extend('beginner', ({ office, newGuest }) => {
    /** Creates an account and opens its invitation link. */
    return async (name: string, role: StaffRole) => {
      const email = newEmail();
      const page = await newGuest(office, { viewport: PHONE });
      await page.goto(await office.invite({ email, name, role }));
      return { email, page };
    };
  });

async function begin(page: Page, name: string): Promise<void> {
  await password(page).fill(PASSWORD);
  await button(page, 'Начать работу').click();
  await button(page, name).waitFor();
}

async function signIn(page: Page, email: string, secret = PASSWORD): Promise<void> {
  await page.getByLabel('Почта').fill(email);
  await password(page).fill(secret);
  await button(page, 'Войти').click();
}

async function looksRight(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowPx(page, PHONE.width)).toBeLessThanOrEqual(0);
}

test('a stranger sees only the sign-in at any address, and the reason of a failed attempt', async ({
  office,
  newGuest,
}) => {
  const page = await newGuest(office, { viewport: PHONE });
  await page.goto('/people');
  await page.getByRole('heading', { name: 'Вход в панель' }).waitFor();
  await looksRight(page);
  expect(await page.getByRole('navigation').count()).toBe(0);
  await signIn(page, newEmail(), 'наугад');
  await page.getByRole('alert').getByText('Почта или пароль не подходят.').waitFor();
});

test('an administrator enters by a link and invites a colleague, who begins to work', async ({
  beginner,
  office,
  newGuest,
}) => {
  const [name, colleagueName] = ['Инна Лебедева', 'Олег Журавлёв'];
  const { page: admin } = await beginner(name, 'admin');
  await password(admin).fill('qwertyqwerty');
  await admin.getByText('Возьмите три-четыре').waitFor();
  await looksRight(admin);
  await password(admin).fill(PASSWORD);
  await admin.getByText('Пароль отличный.').waitFor();
  await begin(admin, name);

  await admin.goto('/people');
  await button(admin, 'Пригласить').click();
  await admin.getByLabel('Имя и фамилия').fill(colleagueName);
  await admin.getByLabel('Почта').fill('не почта');
  await button(admin, 'Сделать ссылку').click();
  await admin.getByText('Это не похоже на почту.').waitFor();
  const email = newEmail();
  await admin.getByLabel('Почта').fill(email);
  await admin.getByRole('dialog').getByRole('combobox', { name: 'Роль' }).click();
  await admin.getByRole('option', { name: 'редактор: сайт' }).click();
  await button(admin, 'Сделать ссылку').click();
  const link = await admin.getByLabel('Ссылка', { exact: true }).inputValue();
  await button(admin, 'Готово').click();
  await admin.getByRole('dialog').waitFor({ state: 'detached' });
  await admin.getByText(`${email}, редактор`).waitFor();
  await looksRight(admin);

  const colleague = await newGuest(office);
  await colleague.goto(link);
  await begin(colleague, colleagueName);
  expect(await colleague.getByRole('link', { name: 'Сотрудники' }).count()).toBe(0);
  await colleague.goto(link);
  await colleague.getByText('Ссылка не действует').waitFor();

  await admin.goto('/journal?what=invitation-accepted');
  await admin.getByRole('row').filter({ hasText: colleagueName }).waitFor();
  await looksRight(admin);
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
  newGuest,
  office,
}) => {
  const name = 'Павел Грачёв';
  const { page, email } = await beginner(name, 'manager');
  await begin(page, name);
  await page.goto('/account');
  const next = 'ещё не сохранённый длинный пароль';
  await page.getByLabel('Новый пароль').fill(next);
  await page.getByLabel('Нынешний пароль').fill(PASSWORD);
  await page.request.post('/api/auth/sign-out', { headers: { 'Sec-Fetch-Site': 'same-origin' } });
  await button(page, 'Сменить пароль').click();
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
  const codes = page.getByRole('alert').locator('code');
  await expect.poll(() => codes.count()).toBe(10);
  const [spare = '', otherSpare = ''] = await codes.allTextContents();
  await button(page, 'Коды записаны').click();

  for (const code of [() => codeOf(uri, 1), () => spare]) {
    await button(page, name).click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
    await signIn(page, email, next);
    await page.getByLabel('Код из приложения').fill('000000');
    await button(page, 'Войти').click();
    await page.getByText('Код не подходит.').waitFor();
    await page.getByLabel('Код из приложения').fill(code());
    await button(page, 'Войти').click();
    await button(page, name).waitFor();
  }

  const other = await newGuest(office);
  await other.goto('/account');
  await signIn(other, email, next);
  await other.getByLabel('Код из приложения').fill(otherSpare);
  await button(other, 'Войти').click();
  await button(other, 'Завершить все, кроме этого').click();
  const ending = other.getByRole('dialog', { name: 'Завершить все входы, кроме этого?' });
  await ending.getByLabel('Ваш пароль').fill(PASSWORD);
  await ending.getByRole('button', { name: 'Завершить' }).click();
  await ending.getByText('Пароль не подходит.').waitFor();
  await ending.getByLabel('Ваш пароль').fill(next);
  await ending.getByRole('button', { name: 'Завершить' }).click();
  await ending.waitFor({ state: 'detached' });
  expect(await button(other, 'Завершить все, кроме этого').count()).toBe(0);
});
