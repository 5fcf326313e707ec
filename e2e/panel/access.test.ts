import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { overflowPx } from '../support/looks.ts';
import { axeViolations } from '../support/sweep.ts';
import { DESKTOP, newVisitor, PHONE } from '../support/visitor.ts';
import { codeOf } from './support/authenticator.ts';
import { emailOf, NAMES, PASSWORD, tokenIn } from './support/panel-process.ts';
import { panelOfFile } from './support/staff.ts';

const { browser, panel } = panelOfFile();

const password = (page: Page) => page.getByLabel('Пароль', { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function signIn(page: Page, email: string, secret = PASSWORD): Promise<void> {
  await page.getByLabel('Почта').fill(email);
  await password(page).fill(secret);
  await button(page, 'Войти').click();
}

async function looksRight(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowPx(page, PHONE.width)).toBeLessThanOrEqual(0);
}

test('A stranger sees the sign-in alone, at any address, and reads why it did not work', async () => {
  const { page, complaints, leave } = await newVisitor(browser(), panel().url);
  await page.goto('/people');
  await page.getByRole('heading', { name: 'Вход в панель' }).waitFor();
  await looksRight(page);
  expect(await page.getByRole('navigation').count()).toBe(0);
  await signIn(page, 'nobody@company.ru', 'наугад');
  await page.getByRole('alert').getByText('Почта или пароль не подходят.').waitFor();
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const answered = page.waitForResponse('**/api/auth/sign-in');
    await button(page, 'Войти').click();
    await answered;
  }
  await page.getByText('Следующая попытка — через 30').waitFor();
  await button(page, 'Войти').click();
  await page.getByText('Слишком много неудачных попыток.').waitFor();
  expect(complaints.filter((line) => !/\b(401|422|429)\b/.test(line))).toEqual([]);
  await leave();
});

test('The first administrator comes by a link, invites a colleague, and the colleague begins to work', async () => {
  const { output } = await panel().command('add-admin', emailOf('admin'));
  const head = await newVisitor(browser(), panel().url);
  const admin = head.page;
  await admin.goto(`/welcome#${tokenIn(output)}`);
  await admin.getByLabel('Имя и фамилия').fill(NAMES.admin);
  await password(admin).fill('qwertyqwerty');
  await admin.getByText('Возьмите три-четыре').waitFor();
  await looksRight(admin);
  await password(admin).fill(PASSWORD);
  await admin.getByText('Пароль отличный.').waitFor();
  await button(admin, 'Начать работу').click();
  await button(admin, NAMES.admin).waitFor();

  await admin.goto('/people');
  await button(admin, 'Пригласить').click();
  await admin.getByLabel('Имя и фамилия').fill(NAMES.editor);
  await admin.getByLabel('Почта').fill('не почта');
  await button(admin, 'Сделать ссылку').click();
  await admin.getByText('Это не похоже на почту.').waitFor();
  await admin.getByLabel('Почта').fill('egor@company.ru');
  await admin.getByRole('dialog').getByRole('combobox', { name: 'Роль' }).click();
  await admin.getByRole('option', { name: 'редактор: сайт' }).click();
  await button(admin, 'Сделать ссылку').click();
  const link = await admin.getByLabel('Ссылка', { exact: true }).inputValue();
  await button(admin, 'Готово').click();
  await expect.poll(() => admin.getByRole('dialog').count()).toBe(0);
  await admin.getByText('egor@company.ru, редактор').waitFor();
  await looksRight(admin);

  const colleague = await newVisitor(browser(), panel().url, { viewport: DESKTOP });
  await colleague.page.goto(link);
  await password(colleague.page).fill(PASSWORD);
  await button(colleague.page, 'Начать работу').click();
  await button(colleague.page, NAMES.editor).waitFor();
  expect(await colleague.page.getByRole('link', { name: 'Сотрудники' }).count()).toBe(0);
  await colleague.page.goto(link);
  await colleague.page.getByText('Ссылка не действует').waitFor();

  await admin.goto('/journal?what=invitation-accepted');
  await admin.getByRole('row').filter({ hasText: NAMES.editor }).waitFor();
  await looksRight(admin);
  expect(head.complaints.filter((line) => !/\b(401|404|422)\b/.test(line))).toEqual([]);
  await head.leave();
  await colleague.leave();
});

test('The second step is switched on with an authenticator and asked for at the next sign-in', async () => {
  const { page, leave } = await newVisitor(browser(), panel().url);
  await page.context().addCookies(await panel().signIn('manager'));
  await page.goto('/account');
  await button(page, 'Включить').click();
  await page.getByLabel('Ваш пароль').fill(PASSWORD);
  await button(page, 'Продолжить').click();
  await page.getByRole('img', { name: 'Картинка для приложения с кодами' }).waitFor();
  const uri = (await page.getByRole('link', { name: /Открыть приложение/ }).getAttribute('href')) ?? '';
  await looksRight(page);
  await page.getByLabel('Шесть цифр из приложения').fill(codeOf(uri));
  await button(page, 'Включить второй шаг').click();
  const codes = page.getByRole('alert').locator('code');
  await expect.poll(() => codes.count()).toBe(10);
  const spare = (await codes.first().textContent()) ?? '';
  await button(page, 'Коды записаны').click();

  for (const code of [() => codeOf(uri), () => spare]) {
    await button(page, NAMES.manager).click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
    await signIn(page, emailOf('manager'));
    await page.getByLabel('Код из приложения').fill('000000');
    await button(page, 'Войти').click();
    await page.getByText('Код не подходит.').waitFor();
    await page.getByLabel('Код из приложения').fill(code());
    await button(page, 'Войти').click();
    await button(page, NAMES.manager).waitFor();
  }
  await leave();
});

test('A session that ends under somebody leaves what they typed where it is', async () => {
  const { page, leave } = await newVisitor(browser(), panel().url);
  const cookies = await panel().signIn('editor');
  await page.context().addCookies(cookies);
  await page.goto('/account');
  await page.getByLabel('Новый пароль').fill('ещё не сохранённый длинный пароль');
  await page.getByLabel('Нынешний пароль').fill(PASSWORD);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await fetch(`${panel().url}/api/auth/sign-out`, {
    method: 'POST',
    headers: { cookie, 'Sec-Fetch-Site': 'same-origin' },
  });
  await button(page, 'Сменить пароль').click();
  const dialog = page.getByRole('dialog', { name: 'Войдите ещё раз' });
  await dialog.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Войти' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByLabel('Новый пароль').inputValue()).toBe('ещё не сохранённый длинный пароль');
  await button(page, 'Сменить пароль').click();
  await page.getByText('Пароль изменён.').waitFor();
  await leave();
});
