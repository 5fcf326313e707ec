import { expect } from 'vitest';
import { axeViolations } from '../support/sweep.ts';
import { PHONE } from '../support/visitor.ts';
import { test } from './support/preview.ts';

test('a preview shows typed text in place at each width, keeps the last valid page, and has a public link', async ({
  preview,
  newGuest,
  office,
}) => {
  const { page, site, heading, type, frame, width } = await preview();
  await heading().waitFor();
  await page.getByText('Так это видят посетители').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.evaluate(() =>
    addEventListener('message', ({ data }) => {
      document.documentElement.dataset.reportedTop = String(data?.preview?.top);
    }),
  );
  // A field that gets the focus scrolls the page to its text.
  await page.getByRole('textbox', { name: 'Название', exact: true }).focus();
  await (await frame()).evaluate(() => scrollTo(0, 900));
  await page.locator('html[data-reported-top="900"]').waitFor();
  await type('Двухкомнатная с новым именем');
  await heading('Двухкомнатная с новым именем').waitFor();
  await page.getByText('На сайте этого ещё нет').waitFor();
  expect(await site.getByText('На сайте этого ещё нет').isVisible()).toBe(false);
  expect(await (await frame()).evaluate(() => scrollY)).toBe(900);
  expect(await page.locator('iframe').count()).toBe(1);

  await type('');
  await page.getByText('Просмотр ждёт исправлений').waitFor();
  await site.getByRole('heading', { level: 1, name: 'Двухкомнатная с новым именем' }).waitFor();
  await type('Для заказчика');
  await heading('Для заказчика').waitFor();
  await page.getByText('Просмотр ждёт исправлений').waitFor({ state: 'detached' });
  for (const [name, wanted] of [
    ['Телефон', 390],
    ['Планшет', 768],
    ['Ноутбук', 1440],
  ] as const) {
    await page.getByText(name, { exact: true }).click();
    await expect.poll(width).toBe(wanted);
  }

  await page.getByRole('button', { name: 'Показать другому' }).click();
  const other = await newGuest(office);
  await other.goto(await page.getByLabel('Ссылка для просмотра').inputValue());
  await other.getByRole('heading', { level: 1, name: 'Для заказчика' }).waitFor();
  await other.getByText('На сайте этого ещё нет').waitFor();
  await other.locator('html[data-started]').waitFor();
  expect(await other.evaluate(() => self.origin)).toBe('null');
});

test('the preview on a phone shows the phone page first', async ({ preview }) => {
  const { page, width } = await preview(PHONE);
  await expect.poll(width).toBe(390);
  expect(await axeViolations(page)).toEqual([]);
});

test('the embedded site works with the draft, but sends no lead and reads no cookies or panel answers', async ({
  preview,
}) => {
  const { page, site, heading, type, frame } = await preview();
  await page.getByText('Смотреть', { exact: true }).click();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/leads')) sent.push(request.url());
  });
  await type('Черновая двушка');
  await heading('Черновая двушка').waitFor();
  const inside = await frame();
  const form = site.locator('main form').last();
  await form.getByLabel(/Телефон/).fill('9112345678');
  // By keyboard: under load Chromium dispatches clicks on a cross-process frame to the outer page.
  for (const box of await form.getByRole('checkbox').all()) await box.press('Space');
  await form.getByRole('button').last().press('Enter');
  await form.getByText('В черновике заявка не отправляется').waitFor();

  expect(await inside.evaluate(() => self.origin)).toBe('null');
  expect(await inside.evaluate(() => document.cookie).catch(() => 'refused')).toBe('refused');
  const ask = ([url, method]: readonly [string, string]) =>
    fetch(url, { method, credentials: 'include' }).then(
      () => 'answered',
      () => 'refused',
    );
  expect(await inside.evaluate(ask, ['/api/entry?file=company.yaml', 'GET'] as const)).toBe('refused');
  expect(await inside.evaluate(ask, ['/api/preview', 'POST'] as const)).toBe('refused');

  const slider = site.getByRole('slider', { name: 'День ремонта' });
  await slider.press('Home');
  const first = await slider.getAttribute('aria-valuetext');
  await slider.press('ArrowRight');
  expect(await slider.getAttribute('aria-valuetext')).not.toBe(first);
  await site.locator('main a[href^="/media/"]').first().click();
  await site.getByRole('dialog').waitFor();
  await site.getByRole('dialog').press('Escape');
  const banner = site.getByRole('banner');
  const menu = banner.getByRole('button', { name: 'Ремонт' });
  await menu.click();
  await banner
    .getByRole('link', { name: /Комфорт/ })
    .first()
    .waitFor();
  await menu.click();
  await banner.getByRole('link', { name: 'Работы' }).click();
  await heading(/работы/i).waitFor();
  await site.getByText('Черновая двушка').first().waitFor();
  await type('Другое имя');
  await site.locator('html:not([data-before])').getByText('Другое имя').first().waitFor();
  expect((await frame()).url()).toMatch(/\/works$/);
  expect(sent).toEqual([]);
});
