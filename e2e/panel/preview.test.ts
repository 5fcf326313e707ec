import type { Frame, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { axeViolations } from '../support/sweep.ts';
import { dropDraft, panelOfFile } from './support/staff.ts';

const WORK = 'dvushka-na-artilleriyskoy';

const { browser, enter } = panelOfFile();
let page: Page;

beforeEach(async () => {
  page = await enter('editor', { width: 1500, height: 900 });
  await dropDraft(page, `works/${WORK}.yaml`);
  await page.goto(`/content/works/${WORK}`);
  await show();
});

afterEach(() => page.context().close());

const show = () => page.getByRole('button', { name: 'Посмотреть, как будет на сайте' }).click();
const shown = () => page.frameLocator('iframe[data-shown]');
const type = (title: string) => page.getByRole('textbox', { name: 'Название', exact: true }).fill(title);

async function shownFrame(): Promise<Frame> {
  await shown().locator('html[data-started]').waitFor();
  const frame = await (await page.locator('iframe[data-shown]').elementHandle())?.contentFrame();
  if (!frame) throw new Error('The frame has no document');
  return frame;
}

test('what is typed is seen in the site, at the same place of the page', async () => {
  await shown().getByRole('heading', { level: 1 }).waitFor();
  await shown().getByText('На сайте этого ещё нет').waitFor();
  await (await shownFrame()).evaluate(() => window.scrollTo(0, 900));
  await expect.poll(async () => (await shownFrame()).evaluate(() => scrollY)).toBe(900);
  // The pane hears of it a moment later.
  await page.waitForTimeout(300);
  await type('Двушка с новым именем');
  await shown().getByRole('heading', { level: 1, name: 'Двушка с новым именем' }).waitFor();
  expect(await (await shownFrame()).evaluate(() => scrollY)).toBe(900);
  expect(await page.locator('iframe').count()).toBe(1);
});

test('the menu opens, and a link inside leads to another page with the draft', async () => {
  await type('Черновая двушка');
  await shown().getByRole('heading', { level: 1, name: 'Черновая двушка' }).waitFor();
  await shownFrame();
  const menu = shown().getByRole('banner').getByRole('button', { name: 'Ремонт' });
  await menu.click();
  await shown()
    .getByRole('banner')
    .getByRole('link', { name: /Комфорт/ })
    .first()
    .waitFor();
  await menu.click();
  await shown().getByRole('banner').getByRole('link', { name: 'Работы' }).click();
  await shown()
    .getByRole('heading', { level: 1, name: /работы/i })
    .waitFor();
  await shown().getByText('Черновая двушка').first().waitFor();
  await type('Другое имя');
  await shown().getByText('Другое имя').first().waitFor();
  expect((await shownFrame()).url()).toMatch(/\/works$/);
});

test('the slider moves and a photograph opens', async () => {
  await shownFrame();
  const slider = shown().getByRole('slider', { name: 'День ремонта' });
  await slider.press('Home');
  const first = await slider.getAttribute('aria-valuetext');
  await slider.press('ArrowRight');
  expect(await slider.getAttribute('aria-valuetext')).not.toBe(first);
  await shown().locator('main a[href^="/media/"]').first().click();
  await shown().getByRole('dialog').waitFor();
});

test('a form says that a draft sends nothing, and nothing is sent', async () => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/leads')) sent.push(request.url());
  });
  await shownFrame();
  const form = shown().locator('main form').last();
  await form.getByLabel(/Телефон/).fill('9112345678');
  // By keys: a busy browser takes a press of the mouse for the page around a frame of another process.
  for (const box of await form.getByRole('checkbox').all()) await box.press('Space');
  await form.getByRole('button').last().press('Enter');
  await form.getByText('В черновике заявка не отправляется').waitFor();
  expect(sent).toEqual([]);
});

test('the frame reads neither cookies nor answers of the panel', async () => {
  const frame = await shownFrame();
  expect(await frame.evaluate(() => self.origin)).toBe('null');
  expect(await frame.evaluate(() => document.cookie).catch(() => 'refused')).toBe('refused');
  const asked = () =>
    fetch('/api/preview', { method: 'POST', credentials: 'include', body: '{}' }).then(
      () => 'answered',
      () => 'refused',
    );
  expect(await frame.evaluate(asked)).toBe('refused');
  expect(
    await frame.evaluate(() =>
      fetch('/api/entry?file=company.yaml').then(
        () => 'answered',
        () => 'refused',
      ),
    ),
  ).toBe('refused');
});

test('a shared link opens without an account, in a sandbox of its own', async () => {
  await type('Для заказчика');
  await shown().getByRole('heading', { level: 1, name: 'Для заказчика' }).waitFor();
  await page.getByRole('button', { name: 'Показать другому' }).click();
  const stranger = await browser().newContext();
  const other = await stranger.newPage();
  await other.goto(await page.getByLabel('Ссылка на черновик').inputValue());
  await other.getByRole('heading', { level: 1, name: 'Для заказчика' }).waitFor();
  await other.locator('html[data-started]').waitFor();
  expect(await other.evaluate(() => self.origin)).toBe('null');
  await stranger.close();
});

test('a draft with a mistake waits with the reason, the last one stays in sight', async () => {
  await shown().getByRole('heading', { level: 1 }).waitFor();
  await type('');
  await page.getByText('Просмотр ждёт исправлений').waitFor();
  expect(await shown().getByRole('heading', { level: 1 }).count()).toBe(1);
  await type('Исправлено');
  await shown().getByRole('heading', { level: 1, name: 'Исправлено' }).waitFor();
  await page.getByText('Просмотр ждёт исправлений').waitFor({ state: 'detached' });
});

test('three widths are those that the site believes to have', async () => {
  for (const [name, width] of [
    ['Телефон', 390],
    ['Планшет', 768],
    ['Ноутбук', 1440],
  ] as const) {
    await page.getByText(name, { exact: true }).click();
    await expect.poll(async () => (await shownFrame()).evaluate(() => innerWidth)).toBe(width);
  }
});

test.each([1500, 390])('at a width of %i the pane has no fault that axe finds', async (width) => {
  await page.setViewportSize({ width, height: 844 });
  await shownFrame();
  expect(await axeViolations(page)).toEqual([]);
});

test('on a phone the page of a phone is shown first', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await show();
  await expect.poll(async () => (await shownFrame()).evaluate(() => innerWidth)).toBe(390);
});
