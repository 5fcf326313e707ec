import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations } from '../support/sweep.ts';
import { PHONE } from '../support/visitor.ts';
import { test as base } from './support/fixtures.ts';

const WORK = 'dvushka-na-artilleriyskoy';

const test = base.extend('preview', async ({ enter }) => {
  const page = await enter('editor', { viewport: { width: 1500, height: 900 } });
  await page.goto(`/content/works/${WORK}`);
  await show(page);
  const site = page.frameLocator('iframe[data-shown]');
  return {
    page,
    site,
    heading: (name?: string | RegExp) =>
      site.getByRole('heading', { level: 1, ...(name === undefined ? {} : { name }) }),
    type: (title: string) => page.getByRole('textbox', { name: 'Название', exact: true }).fill(title),
    async frame() {
      await site.locator('html[data-started]').waitFor();
      const frame = await (await page.locator('iframe[data-shown]').elementHandle())?.contentFrame();
      if (!frame) throw new Error('The frame has no document');
      return frame;
    },
  };
});

const show = (page: Page) => page.getByRole('button', { name: 'Посмотреть, как будет на сайте' }).click();

test('what is typed is seen in the site, at the same place of the page, and a mistake keeps the last in sight', async ({
  preview: { page, site, heading, type, frame },
}) => {
  await heading().waitFor();
  await site.getByText('На сайте этого ещё нет').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.evaluate(() =>
    addEventListener('message', ({ data }) => {
      document.documentElement.dataset.toldTop = String(data?.preview?.top);
    }),
  );
  await (await frame()).evaluate(() => scrollTo(0, 900));
  await page.locator('html[data-told-top="900"]').waitFor();
  await type('Двушка с новым именем');
  await heading('Двушка с новым именем').waitFor();
  expect(await (await frame()).evaluate(() => scrollY)).toBe(900);
  expect(await page.locator('iframe').count()).toBe(1);

  await type('');
  await page.getByText('Просмотр ждёт исправлений').waitFor();
  expect(await heading('Двушка с новым именем').count()).toBe(1);
  await type('Исправлено');
  await heading('Исправлено').waitFor();
  await page.getByText('Просмотр ждёт исправлений').waitFor({ state: 'detached' });
});

test('the site within lives: the slider, photographs, the menu, and a link to another page with the draft', async ({
  preview: { site, heading, type, frame },
}) => {
  await type('Черновая двушка');
  await heading('Черновая двушка').waitFor();
  await frame();
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
  await site.getByText('Другое имя').first().waitFor();
  expect((await frame()).url()).toMatch(/\/works$/);
});

test('a draft sends no lead, and reads neither cookies nor answers of the panel', async ({
  preview: { page, site, frame },
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/leads')) sent.push(request.url());
  });
  const inside = await frame();
  const form = site.locator('main form').last();
  await form.getByLabel(/Телефон/).fill('9112345678');
  // By keys: a busy browser takes a press of the mouse for the page around a frame of another process.
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
  expect(sent).toEqual([]);
});

test('a shared link opens without an account, in a sandbox of its own', async ({
  preview: { page, heading, type },
  newGuest,
  office,
}) => {
  await type('Для заказчика');
  await heading('Для заказчика').waitFor();
  await page.getByRole('button', { name: 'Показать другому' }).click();
  const other = await newGuest(office);
  await other.goto(await page.getByLabel('Ссылка на черновик').inputValue());
  await other.getByRole('heading', { level: 1, name: 'Для заказчика' }).waitFor();
  await other.locator('html[data-started]').waitFor();
  expect(await other.evaluate(() => self.origin)).toBe('null');
});

test('the widths are those that the site believes to have; on a phone the page of a phone is shown first', async ({
  preview: { page, frame },
}) => {
  const width = () => frame().then((inside) => inside.evaluate(() => innerWidth));
  for (const [name, wanted] of [
    ['Телефон', 390],
    ['Планшет', 768],
    ['Ноутбук', 1440],
  ] as const) {
    await page.getByText(name, { exact: true }).click();
    await expect.poll(width).toBe(wanted);
  }
  await page.setViewportSize(PHONE);
  await page.reload();
  await show(page);
  await expect.poll(width).toBe(390);
  expect(await axeViolations(page)).toEqual([]);
});
