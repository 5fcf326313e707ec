import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { postForm, readForm } from '../support/html-form.ts';
import { axeViolations } from '../support/sweep.ts';
import { PHONE } from '../support/visitor.ts';
import { test as base } from './support/fixtures.ts';

const test = base.extend('sendLead', ({ office: { site } }) => {
  /** Posts a lead through the site's form with a unique phone number. @returns the number of the lead */
  return async (fields: Readonly<Record<string, string>>): Promise<number> => {
    const form = await readForm(site.url, '/contacts', 'callback');
    const answer = await postForm(site.url, form, { phone: newPhone(), consent: 'yes', ...fields });
    const [, number] = /^\/thankyou\?n=(\d+)$/.exec(answer.headers.get('location') ?? '') ?? [];
    if (!number) throw new Error(`The site answered ${answer.status}: ${await answer.text()}`);
    return Number(number);
  };
});

let phones = 0;
const newPhone = () => `+7 911 200-00-${String(phones++).padStart(2, '0')}`;

/** Clicks a target after checking that it is at least 24 px high and needs no horizontal scrolling. */
async function tapWithinReach(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button') {
  const target = page.getByRole(role, { name }).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`«${name}» is not seen`);
  expect(box.height).toBeGreaterThanOrEqual(24);
  expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await target.click();
}

test('a lead appears in the open inbox by itself and is taken, called, noted and won with one thumb', async ({
  enter,
  sendLead,
}) => {
  const [page, colleague] = await Promise.all([enter('manager', { viewport: PHONE }), enter('admin')]);
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Заявки' }).waitFor();
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  const number = await sendLead({ name: 'Марина', titleShown: 'Пакет «Комфорт»', contactBy: 'whatsapp' });
  const card = page.getByRole('article').filter({ hasText: 'Марина' });
  await card.getByText('Пакет «Комфорт»').waitFor();
  await card.getByText(/осталось|осталась|до /).waitFor();
  await tapWithinReach(page, /Марина/, 'link');
  await page.waitForURL(`**/leads/${number}`);
  expect(await page.getByRole('link', { name: 'Позвонить' }).getAttribute('href')).toMatch(/^tel:\+7911200/);
  expect(await page.getByRole('link', { name: 'Вотсап' }).getAttribute('href')).toMatch(/^https:\/\/wa\.me\/7911200/);
  await colleague.goto(`/leads/${number}`);
  await colleague.getByRole('button', { name: 'Взять' }).waitFor();
  await tapWithinReach(page, 'Взять');
  await page.getByText(/^Ведёт Мария Котова \(/).waitFor();
  await colleague.getByText(/^Ведёт Мария Котова \(/).waitFor();
  await tapWithinReach(page, 'Созвонились');
  await page.getByRole('alert').filter({ hasText: 'созвонились' }).getByRole('button', { name: 'Вернуть' }).click();
  await page.getByLabel('Что было').getByText('Этап: в работе').waitFor();
  await tapWithinReach(page, 'Созвонились');
  await page.getByLabel('Заметка').fill('Ждёт замера в субботу');
  await tapWithinReach(page, 'Записать');
  await page.getByLabel('Что было').getByText('Ждёт замера в субботу').waitFor();
  await expect.poll(() => page.getByLabel('Заметка').inputValue()).toBe('');
  await tapWithinReach(page, 'Завтра в 10');
  await page.getByText(/Напомнить: завтра, 10:00/).waitFor();
  await tapWithinReach(page, 'Встреча');
  await page.getByLabel('Что было').getByText('Этап: встреча').waitFor();
  await tapWithinReach(page, 'Договор');
  await page.getByLabel('Что было').getByText('Этап: договор').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await tapWithinReach(page, /Все заявки/, 'link');
  await tapWithinReach(page, /Завершённые/, 'link');
  await card.getByText('договор', { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
});

test('a lead on a phone opens at its top, and the list keeps its scroll position', { tags: ['nightly'] }, async ({
  enter,
  sendLead,
}) => {
  for (const name of ['Ада', 'Белла', 'Вера', 'Галя', 'Дина', 'Ева']) await sendLead({ name });
  const page = await enter('manager', { viewport: PHONE });
  await page.goto('/leads');
  const last = page.getByRole('link', { name: /Ада/ });
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await last.click();
  await page.getByRole('heading', { level: 1, name: 'Ада' }).waitFor();
  await expect.poll(() => page.evaluate(() => [scrollY, document.activeElement?.textContent])).toEqual([0, 'Ада']);
  await page.getByRole('link', { name: /Все заявки/ }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('a suspicious lead is released, its calendar stays while the page scrolls, and its person is erased', async ({
  enter,
  sendLead,
}) => {
  const phone = newPhone();
  const number = await sendLead({ name: 'Окна', phone, website: 'http://spam.example' });
  const page = await enter('manager', { viewport: PHONE });
  await page.goto('/leads');
  await tapWithinReach(page, /Карантин/, 'link');
  await tapWithinReach(page, /Окна/, 'link');
  await page
    .getByRole('alert')
    .getByText(/заполнено поле, которого люди не видят/)
    .waitFor();
  await tapWithinReach(page, 'Не спам');
  await page.getByText(/Была в карантине/).waitFor();
  await page.getByRole('button', { name: 'Взять' }).waitFor();

  await page.getByRole('button', { name: 'Другой день и час' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Следующий месяц' }).click();
  // The calendar stays when its field is scrolled out of the screen.
  await page.evaluate(() => scrollTo(0, 0));
  await dialog.getByRole('button', { name: /^15 / }).click();

  await page.goto('/leads/erase');
  await page.getByRole('textbox', { name: 'Телефон', exact: true }).fill(phone.replace('+7', '8'));
  await page.getByRole('button', { name: 'Проверить, что хранится' }).click();
  await page.getByText(`№ ${number}. Вернуть их будет нельзя.`).waitFor();
  await page.getByRole('button', { name: 'Удалить безвозвратно' }).click();
  await page.getByText(/1.заявка, 1.согласие/).waitFor();
  await page.goto(`/leads/${number}`);
  await page.getByText(/Возможно, её удалили/).waitFor();
});
