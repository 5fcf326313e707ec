import { expect } from 'vitest';
import { postForm, readForm } from '../support/html-form.ts';
import { PHONE } from '../support/visitor.ts';
import { test } from './support/fixtures.ts';

test('on the board a select moves a lead, the agenda has its call, and a ready text is filled in from it', async ({
  enter,
  office: { site },
}) => {
  const form = await readForm(site.url, '/contacts', 'callback');
  const fields = { phone: '+7 911 400-00-01', name: 'Раиса', titleShown: 'Пакет «Комфорт»', consent: 'yes' };
  const answer = await postForm(site.url, form, fields);
  const number = /n=(\d+)/.exec(answer.headers.get('location') ?? '')?.[1] ?? '';
  const page = await enter('manager');
  await page.goto('/leads/agenda');
  await page
    .getByRole('region', { name: /Сегодня|Завтра/ })
    .getByText(`№ ${number}`)
    .waitFor();
  await page.getByRole('link', { name: 'Доска' }).click();
  const stage = page.getByLabel(`Этап заявки № ${number}`);
  await stage.focus();
  await stage.selectOption('созвонились');
  await page.getByRole('region', { name: 'созвонились' }).getByText(`№ ${number}`).waitFor();
  await page.getByLabel(`Этап заявки № ${number}`).selectOption('отказ');
  await page.waitForURL(`**/leads/${number}`);
  await page.locator('nav [aria-current=page]', { hasText: 'Список' }).waitFor();

  await page.getByRole('button', { name: 'Написать', exact: true }).click();
  const text = page.getByLabel('Текст сообщения');
  await expect
    .poll(() => text.inputValue())
    .toContain(`Здравствуйте, Раиса! Это Преголя, вы оставили заявку № ${number}`);
  await page.getByLabel('Готовое сообщение').selectOption('Где мы');
  await expect.poll(() => text.inputValue()).toMatch(/^Наш офис — \S/);
  const draft = encodeURIComponent(await text.inputValue());
  expect(await page.getByRole('link', { name: 'Отправить: Вотсап' }).getAttribute('href')).toBe(
    `https://wa.me/79114000001?text=${draft}`,
  );
  expect(await page.getByRole('link', { name: 'СМС' }).getAttribute('href')).toBe(`sms:+79114000001?&body=${draft}`);
});

test('the inbox fills the window, and the card of an opened lead stays in view next to it', async ({
  enter,
  office: { site },
}) => {
  const form = await readForm(site.url, '/contacts', 'callback');
  for (const name of ['Антон', 'Борис', 'Вадим', 'Глеб', 'Денис'])
    await postForm(site.url, form, { phone: '+7 911 400-00-02', name, consent: 'yes' });
  const page = await enter('manager', { viewport: { width: 1440, height: 640 } });
  await page.goto('/leads');
  const list = page.getByRole('region', { name: 'Список заявок' });
  const card = list.getByRole('article').filter({ hasText: 'Антон' });
  await card.waitFor();
  const widthOf = async () => (await list.boundingBox())?.width ?? 0;
  expect(await widthOf()).toBeGreaterThan(1350);
  await card.getByRole('link', { name: /Антон/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Антон' }).waitFor();
  expect(await widthOf()).toBeLessThan(450);
  const box = await card.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(640);
  // A taken lead leaves the new ones, not the list next to it.
  await page.getByRole('button', { name: 'Взять' }).click();
  await card.getByText('в работе').waitFor();
  await page.getByRole('link', { name: 'Все заявки' }).click();
  await page.getByRole('heading', { level: 1, name: 'Заявки' }).waitFor();
  expect(await widthOf()).toBeGreaterThan(1350);
});

test('on a phone the open view of the leads is in sight', async ({ enter }) => {
  const page = await enter('manager', { viewport: PHONE });
  await page.goto('/leads?show=all');
  const view = page.getByRole('navigation', { name: 'Где искать' }).getByRole('link', { name: /^Все/ });
  await view.waitFor();
  const { x, width } = (await view.boundingBox()) ?? { x: PHONE.width, width: 0 };
  expect(x + width).toBeLessThanOrEqual(PHONE.width);
});

test('on a phone the call and the next stage of a lead are in view at any scroll position', async ({
  enter,
  office: { site },
}) => {
  const form = await readForm(site.url, '/contacts', 'callback');
  await postForm(site.url, form, { phone: '+7 911 400-00-03', name: 'Фаина', consent: 'yes' });
  const page = await enter('manager', { viewport: PHONE });
  await page.goto('/leads');
  await page.getByRole('link', { name: /Фаина/ }).click();
  const call = page.getByRole('link', { name: 'Позвонить' });
  await call.waitFor();
  const isInView = () => call.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight);
  expect(await isInView()).toBe(true);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await isInView()).toBe(true);
  await page.getByRole('button', { name: 'Созвонились' }).click();
  await page.getByRole('button', { name: 'Встреча' }).click();
  await page.getByText('Назначьте час встречи').waitFor();
  await page.getByRole('button', { name: 'Другие этапы' }).click();
  await page.getByRole('menuitem', { name: 'Отказ' }).click();
  await page.getByLabel('Почему отказ').waitFor();
});

test('a call is written down on a phone, and a lost answer stores it once', async ({ enter }) => {
  const page = await enter('manager', { viewport: PHONE });
  await page.goto('/leads');
  const open = page.getByRole('button', { name: 'Записать звонок' });
  const dialog = page.getByRole('dialog', { name: 'Звонок или визит' });
  await open.click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
  await open.click();
  const save = dialog.getByRole('button', { name: 'Записать' });
  await save.click();
  await dialog.getByText('Укажите телефон').waitFor();
  await expect.poll(() => dialog.locator('input:focus').getAttribute('type')).toBe('tel');
  await dialog.getByLabel('Телефон').fill('8 911 400-00-77');
  await dialog.getByLabel('Имя').fill('Зоя Ивановна');
  await dialog.getByLabel('Откуда узнал о нас').fill('вывеска');
  await page.route('**/api/leads', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save.click();
  await dialog.getByText('Нет связи с панелью').waitFor();
  await page.unroute('**/api/leads');
  await save.click();
  await page.getByRole('heading', { name: 'Зоя Ивановна' }).waitFor();
  expect(await page.getByRole('main').innerText()).toMatch(/Ведёт .*вывеска/s);
  expect(await page.getByText('Что уже было с этим человеком').count()).toBe(0);
});
