import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations } from '../support/sweep.ts';
import { DESK, officeOfFile, PHONE } from './support/staff.ts';

const { site, enter } = officeOfFile({ LEADS_PER_MINUTE: '0' });

let phones = 0;

/** A visitor without a script: the form of the site as it is, sent to the site. Returns the number. */
async function sendLead(fields: Readonly<Record<string, string>>): Promise<number> {
  phones += 1;
  const { url } = site();
  const html = await (await fetch(`${url}/contacts`)).text();
  const version = /name="consentVersion"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="consentVersion"/.exec(html);
  const response = await fetch(`${url}/api/leads`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', origin: url },
    body: JSON.stringify({
      kind: 'callback',
      phone: `+7 911 200-00-${String(phones).padStart(2, '0')}`,
      consent: true,
      consentVersion: version?.[1] ?? version?.[2],
      page: '/contacts',
      ...fields,
    }),
  });
  const { number } = (await response.json()) as { number: number };
  if (!response.ok) throw new Error(`The site answered ${response.status}`);
  return number;
}

/** Wide enough for a thumb, and seen without scrolling sideways. */
async function thumb(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button') {
  const target = page.getByRole(role, { name }).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`«${name}» is not seen`);
  expect(box.height).toBeGreaterThanOrEqual(24);
  expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await target.click();
}

test('a lead appears in the open inbox by itself, is taken, called, noted and won with one thumb', async () => {
  const page = await enter('manager', PHONE);
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Заявки' }).waitFor();
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  const number = await sendLead({ name: 'Марина', titleShown: 'Пакет «Комфорт»', contactBy: 'whatsapp' });
  const card = page.getByRole('article').filter({ hasText: 'Марина' });
  await card.getByText('Пакет «Комфорт»').waitFor();
  await card.getByText(/осталось|осталась|до /).waitFor();
  await thumb(page, /Марина/, 'link');
  await page.waitForURL(`**/leads/${number}`);
  expect(await page.getByRole('link', { name: 'Позвонить' }).getAttribute('href')).toMatch(/^tel:\+7911200/);
  expect(await page.getByRole('link', { name: 'Вотсап' }).getAttribute('href')).toMatch(/^https:\/\/wa\.me\/7911200/);
  await thumb(page, 'Взять');
  await page.getByText(/Ведёт Мария Котова/).waitFor();
  await thumb(page, 'Созвонились');
  await page.getByLabel('Заметка').fill('Ждёт замера в субботу');
  await thumb(page, 'Записать');
  await page.getByLabel('Что было').getByText('Ждёт замера в субботу').waitFor();
  await expect.poll(() => page.getByLabel('Заметка').inputValue()).toBe('');
  await thumb(page, 'Завтра в 10');
  await page.getByText(/Напомнить: 10:00 завтра/).waitFor();
  await thumb(page, 'Договор');
  await page.getByLabel('Что было').getByText('Этап: договор').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await thumb(page, /Все заявки/, 'link');
  await thumb(page, /Завершённые/, 'link');
  await page.getByRole('article').filter({ hasText: 'Марина' }).getByText('договор').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
  await page.context().close();
});

test('what is looked for stands in the address and survives a reload', async () => {
  await sendLead({ name: 'Геннадий' });
  await sendLead({ name: 'Зинаида' });
  const page = await enter('manager', DESK);
  await page.goto('/leads');
  await page.getByLabel(/Поиск/).fill('геннад');
  await page.waitForURL(/text=/);
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  await page.getByRole('button', { name: 'Отбор' }).click();
  await page.getByLabel('Вид заявки').selectOption('callback');
  await page.waitForURL(/kind=callback/);
  await page.reload();
  await page.getByRole('link', { name: /Геннадий/ }).waitFor();
  expect(await page.getByRole('article').count()).toBe(1);
  expect(await page.getByLabel(/Поиск/).inputValue()).toBe('геннад');
  expect(await page.getByLabel('Вид заявки').inputValue()).toBe('callback');
  await page.getByRole('link', { name: /Геннадий/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Геннадий' }).waitFor();
  expect(page.url()).toMatch(/\/leads\/\d+\?.*text=/);
  expect(await page.getByRole('link', { name: /Геннадий/ }).isVisible()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await page.context().close();
});

test('a lead that a colleague takes is seen as theirs, without a reload', async () => {
  const number = await sendLead({ name: 'Тимофей' });
  const [one, other] = await Promise.all([enter('manager', PHONE), enter('admin', DESK)]);
  await Promise.all([one, other].map((page) => page.goto(`/leads/${number}`)));
  await other.getByRole('button', { name: 'Взять' }).waitFor();
  await one.getByRole('button', { name: 'Взять' }).click();
  await other.getByText(/Ведёт Мария Котова/).waitFor();
  await other.getByText('Эту заявку ведёт Мария Котова.').waitFor();
  await Promise.all([one.context().close(), other.context().close()]);
});

test('who has switched the bell on is told of a new lead by a notification, and asked for leave by the click alone', async () => {
  const page = await enter('manager', PHONE);
  await page.addInitScript(() => {
    const told: string[] = [];
    let asked = 0;
    class Notified extends EventTarget {
      static permission = 'default';
      static async requestPermission() {
        asked += 1;
        Notified.permission = 'granted';
        return 'granted';
      }
      constructor(title: string) {
        super();
        told.push(title);
      }
    }
    const heard: number[][] = [];
    class Heard extends EventSource {
      constructor(url: string) {
        super(url);
        this.addEventListener('message', ({ data }) => heard.push(JSON.parse(data).come));
      }
    }
    Object.assign(window, { Notification: Notified, EventSource: Heard, told, heard, asked: () => asked });
  });
  await page.goto('/leads');
  await page.getByRole('article').first().waitFor();
  type Told = { told: string[]; heard: number[][]; asked(): number };
  const heard = () => page.evaluate(() => (window as unknown as Told).heard);
  // Once it has heard that it is up to date, the panel hears of what is new; the list may show that earlier.
  await expect.poll(heard).not.toEqual([]);
  const before = await sendLead({ name: 'Тихон' });
  await expect.poll(heard).toContainEqual([before]);
  const told = () => page.evaluate(() => (window as unknown as Told).told);
  const asked = () => page.evaluate(() => (window as unknown as Told).asked());
  expect([await told(), await asked()]).toEqual([[], 0]);
  await thumb(page, 'Ещё');
  await page.getByRole('menuitem', { name: 'Звонить о новых' }).click();
  await page.getByText(/О новой заявке прозвенит звонок и придёт уведомление/).waitFor();
  expect(await asked()).toBe(1);
  const number = await sendLead({ name: 'Фёдор', phone: '+7 911 222-33-44' });
  await expect.poll(told).toEqual([`Новая заявка №\u00a0${number}`]);
  await page.context().close();
});

test('a refusal wants a reason, and nothing typed is lost', async () => {
  const number = await sendLead({ name: 'Лариса' });
  const page = await enter('manager', PHONE);
  await page.goto(`/leads/${number}`);
  await page.getByLabel('Заметка').fill('Недописанное');
  await page.reload();
  expect(await page.getByLabel('Заметка').inputValue()).toBe('Недописанное');
  await thumb(page, 'Отказ');
  await thumb(page, 'Записать отказ');
  await page.getByText(/Выберите причину/).waitFor();
  await page.getByLabel('Почему отказ').selectOption('expensive');
  await page.getByLabel(/Подробности/).fill('у соседей дешевле');
  await thumb(page, 'Записать отказ');
  await page.getByText('Причина отказа: дорого (у соседей дешевле)').waitFor();
  await page.context().close();
});

test('on a phone a lead opens at its top, and the list is found where it was left', async () => {
  for (const name of ['Ада', 'Белла', 'Вера', 'Галя', 'Дина', 'Ева']) await sendLead({ name });
  const page = await enter('manager', PHONE);
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
  await page.context().close();
});

test('a reminder for any day and hour is by the clock of the company', async () => {
  const number = await sendLead({ name: 'Роза' });
  const page = await enter('manager', PHONE);
  await page.goto(`/leads/${number}`);
  await page.getByRole('button', { name: 'Другой день и час' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Следующий месяц' }).click();
  await dialog.getByRole('button', { name: /^15 / }).click();
  await dialog.getByRole('button', { name: 'Готово' }).click();
  await page.getByRole('button', { name: 'Напомнить', exact: true }).click();
  await page
    .getByLabel('Что было')
    .getByText(/Напомнить: 10:00, 15.[а-я]+/)
    .waitFor();
  await page.context().close();
});

test('a suspicious lead waits in quarantine with its reasons, and is let out', async () => {
  await sendLead({ name: 'Окна', website: 'http://spam.example' });
  const page = await enter('manager', PHONE);
  await page.goto('/leads');
  await thumb(page, /Карантин/, 'link');
  await thumb(page, /Окна/, 'link');
  await page.getByText(/заполнено поле, которого люди не видят/).waitFor();
  await thumb(page, 'Не спам');
  await page.getByText(/Была в карантине/).waitFor();
  await page.getByRole('button', { name: 'Взять' }).waitFor();
  await page.context().close();
});

test('a person is erased after a look at what there is', async () => {
  const number = await sendLead({ name: 'Эраст', phone: '+7 911 333-44-55' });
  const page = await enter('manager', PHONE);
  await page.goto('/leads/erase');
  await page.getByRole('textbox', { name: 'Телефон', exact: true }).fill('8 911 333-44-55');
  await page.getByRole('button', { name: 'Проверить, что хранится' }).click();
  await page.getByText(`№ ${number}. Вернуть их будет нельзя.`).waitFor();
  await page.getByRole('button', { name: 'Удалить безвозвратно' }).click();
  await page.getByText(/1.заявка, 1.согласие/).waitFor();
  await page.goto(`/leads/${number}`);
  await page.getByText(/Возможно, её удалили/).waitFor();
  await page.context().close();
});
