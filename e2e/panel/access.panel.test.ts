import { expect } from 'vitest';
import { PHONE } from '../support/visitor.ts';
import { begin, button, looksRight, newEmail, password, signIn, test } from './support/beginner.ts';
import { PASSWORD } from './support/panel-process.ts';

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
