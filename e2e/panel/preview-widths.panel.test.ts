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
  await site.getByText('На сайте этого ещё нет').waitFor();
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
  expect(await (await frame()).evaluate(() => scrollY)).toBe(900);
  expect(await page.locator('iframe').count()).toBe(1);

  await type('');
  await page.getByText('Просмотр ждёт исправлений').waitFor();
  expect(await site.getByRole('heading', { level: 1, name: 'Двухкомнатная с новым именем' }).count()).toBe(1);
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
  await other.goto(await page.getByLabel('Ссылка на черновик').inputValue());
  await other.getByRole('heading', { level: 1, name: 'Для заказчика' }).waitFor();
  await other.locator('html[data-started]').waitFor();
  expect(await other.evaluate(() => self.origin)).toBe('null');
});

test('the preview on a phone shows the phone page first', async ({ preview }) => {
  const { page, width } = await preview(PHONE);
  await expect.poll(width).toBe(390);
  expect(await axeViolations(page)).toEqual([]);
});
