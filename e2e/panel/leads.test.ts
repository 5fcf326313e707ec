import { readFile } from 'node:fs/promises';
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
  await page.getByText(/Ведёт Мария Котова/).waitFor();
  await colleague.getByText('Ведёт Мария Котова').waitFor();
  await tapWithinReach(page, 'Созвонились');
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await page.getByLabel('Что было').getByText('Этап: в работе').waitFor();
  await tapWithinReach(page, 'Созвонились');
  await page.getByLabel('Заметка').fill('Ждёт замера в субботу');
  await tapWithinReach(page, 'Записать');
  await page.getByLabel('Что было').getByText('Ждёт замера в субботу').waitFor();
  await expect.poll(() => page.getByLabel('Заметка').inputValue()).toBe('');
  await tapWithinReach(page, 'Завтра в 10');
  await page.getByText(/Напомнить: завтра, 10:00/).waitFor();
  await tapWithinReach(page, 'Договор');
  await page.getByLabel('Что было').getByText('Этап: договор').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await tapWithinReach(page, /Все заявки/, 'link');
  await tapWithinReach(page, /Завершённые/, 'link');
  await card.getByText('договор', { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
});

test('a search survives a reload, and no address contains the search text', { tags: ['nightly'] }, async ({
  enter,
  sendLead,
}) => {
  await sendLead({ name: 'Геннадий' });
  await sendLead({ name: 'Зинаида' });
  const page = await enter('manager');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  await page.goto('/leads');
  const found = page.getByRole('link', { name: /Геннадий/ });
  await page.getByLabel(/Поиск/).fill('геннад');
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  await page.getByRole('button', { name: 'Отбор' }).click();
  await page.getByLabel('Вид заявки').selectOption('callback');
  await page.waitForURL(/kind=callback/);
  await page.reload();
  await found.waitFor();
  expect(await page.getByRole('article').count()).toBe(1);
  expect(await page.getByLabel(/Поиск/).inputValue()).toBe('геннад');
  expect(await page.getByLabel('Вид заявки').inputValue()).toBe('callback');
  await found.click();
  await page.getByRole('heading', { level: 1, name: 'Геннадий' }).waitFor();
  expect(page.url()).toMatch(/\/leads\/\d+\?kind=callback$/);
  expect(await found.isVisible()).toBe(true);
  expect(await page.getByLabel(/Поиск/).inputValue()).toBe('геннад');
  expect(await axeViolations(page)).toEqual([]);
  const more = page.getByRole('button', { name: 'Ещё' });
  await more.click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Этот список для других программ/ }).click(),
  ]);
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(file.suggestedFilename()).toMatch(/^leads-[\d-]+\.csv$/);
  const table = await readFile(await file.path(), 'utf8');
  expect([table.includes('Геннадий'), table.includes('Зинаида')]).toEqual([true, false]);
  expect(asked.filter((url) => url.includes('геннад'))).toEqual([]);
});

test('a manager with the bell on is notified of a new lead, and asked for permission only on a click', {
  tags: ['nightly'],
}, async ({ enter, sendLead }) => {
  const page = await enter('manager', { viewport: PHONE });
  await page.addInitScript(() => {
    const shownTitles: string[] = [];
    let askedCount = 0;
    class FakeNotification extends EventTarget {
      static permission = 'default';
      static async requestPermission() {
        askedCount += 1;
        FakeNotification.permission = 'granted';
        return 'granted';
      }
      constructor(title: string) {
        super();
        shownTitles.push(title);
      }
    }
    const receivedEvents: number[][] = [];
    class RecordingEventSource extends EventSource {
      constructor(url: string) {
        super(url);
        this.addEventListener('message', ({ data }) => receivedEvents.push(JSON.parse(data).come));
      }
    }
    Object.assign(window, {
      Notification: FakeNotification,
      EventSource: RecordingEventSource,
      shownTitles,
      receivedEvents,
      askedCount: () => askedCount,
    });
  });
  await page.goto('/leads');
  await page.getByRole('article').first().waitFor();
  type Recorded = { shownTitles: string[]; receivedEvents: number[][]; askedCount(): number };
  const receivedEvents = () => page.evaluate(() => (window as unknown as Recorded).receivedEvents);
  // The first event confirms the connection; only later events report new leads. The list may show them earlier.
  await expect.poll(receivedEvents).not.toEqual([]);
  const before = await sendLead({ name: 'Тихон' });
  await expect.poll(receivedEvents).toContainEqual([before]);
  const shownTitles = () => page.evaluate(() => (window as unknown as Recorded).shownTitles);
  const askedCount = () => page.evaluate(() => (window as unknown as Recorded).askedCount());
  expect([await shownTitles(), await askedCount()]).toEqual([[], 0]);
  await tapWithinReach(page, 'Ещё');
  await page.getByRole('button', { name: 'Включить звонок о новых' }).click();
  await page.getByText(/О новой заявке прозвенит звонок и придёт уведомление/).waitFor();
  expect(await askedCount()).toBe(1);
  const number = await sendLead({ name: 'Фёдор' });
  await expect.poll(shownTitles).toEqual([`Новая заявка №\u00a0${number}`]);
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

test('a suspicious lead is released, reminded of by company time, refused with a reason, previewed, erased', async ({
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

  await page.getByLabel('Заметка').fill('Недописанное');
  await page.reload();
  expect(await page.getByLabel('Заметка').inputValue()).toBe('Недописанное');
  await page.getByRole('button', { name: 'Другой день и час' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Следующий месяц' }).click();
  // The calendar stays when its field is scrolled out of the screen.
  await page.evaluate(() => scrollTo(0, 0));
  await dialog.getByRole('button', { name: /^15 / }).click();
  await dialog.getByRole('button', { name: 'Готово' }).click();
  await page.getByRole('button', { name: 'Напомнить', exact: true }).click();
  const story = page.getByLabel('Что было');
  await story.getByText(/Напомнить: 15.[а-я]+, 10:00/).waitFor();
  await tapWithinReach(page, 'Другие этапы');
  await page.getByRole('menuitem', { name: 'Отказ' }).click();
  await tapWithinReach(page, 'Записать отказ');
  await page.getByText(/Выберите причину/).waitFor();
  await page.getByLabel('Почему отказ').selectOption('expensive');
  await page.getByLabel(/Подробности/).fill('у соседей дешевле');
  await tapWithinReach(page, 'Записать отказ');
  await page.getByText('Причина отказа: дорого (у соседей дешевле)').waitFor();

  await page.goto('/leads/erase');
  await page.getByRole('textbox', { name: 'Телефон', exact: true }).fill(phone.replace('+7', '8'));
  await page.getByRole('button', { name: 'Проверить, что хранится' }).click();
  await page.getByText(`№ ${number}. Вернуть их будет нельзя.`).waitFor();
  await page.getByRole('button', { name: 'Удалить безвозвратно' }).click();
  await page.getByText(/1.заявка, 1.согласие/).waitFor();
  await page.goto(`/leads/${number}`);
  await page.getByText(/Возможно, её удалили/).waitFor();
});
