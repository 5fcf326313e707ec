import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { isHit, press, recordedLives, recordToasts, timeOf, toasts } from './support/toasts.ts';
import type { Visitor } from './support/visitor.ts';
import { DESKTOP, newVisitor, PHONE, started } from './support/visitor.ts';

let browser: Browser;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  visitor = await newVisitor(browser, inject('testSiteUrl'), { viewport: DESKTOP });
  page = visitor.page;
  await page.goto('/__ui');
  await started(page);
});
afterAll(() => browser.close());

beforeEach(() => recordToasts(page));
afterEach(async () => {
  await page.emulateMedia({ media: null, reducedMotion: null });
  expect(visitor.complaints).toEqual([]);
});

const hasFocus = (element: Element) => element === document.activeElement;

test('a click takes a toast away, so does its button, which is large enough to hit', async () => {
  await press(page, 'autoClose: false');
  await toasts(page).getByText('Закроется').click();
  await toasts(page).waitFor({ state: 'detached' });
  await press(page, 'autoClose: false');
  const close = toasts(page).getByRole('button', { name: 'Закрыть' });
  const box = await close.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await close.click();
  await toasts(page).waitFor({ state: 'detached' });
});

test('by keyboard: F8 leads to the newest, Esc closes it, the focus goes on and in the end back', async () => {
  await press(page, 'autoClose: false');
  await press(page, 'autoClose: false');
  await expect.poll(() => toasts(page).getByRole('button').count()).toBe(2);
  const start = page.getByRole('button', { name: 'autoClose: true' });
  await start.focus();
  await page.keyboard.press('F8');
  expect(await toasts(page).last().evaluate(hasFocus)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => toasts(page).count()).toBe(1);
  expect(await toasts(page).evaluate(hasFocus)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await toasts(page).getByRole('button', { name: 'Закрыть' }).evaluate(hasFocus)).toBe(true);
  await page.keyboard.press('Enter');
  await toasts(page).waitFor({ state: 'detached' });
  expect(await start.evaluate(hasFocus)).toBe(true);
});

test('its action can be pressed, and it goes', async () => {
  await press(page, 'С действием');
  await toasts(page).getByRole('button', { name: 'Повторить' }).click();
  await toasts(page).waitFor({ state: 'detached' });
  await page.locator('[data-sample$="повторов: 1"]').waitFor();
});

test('a click on it leaves the focus in the field where it is', async () => {
  const field = page.getByLabel('Обычное').first();
  await press(page, 'autoClose: false');
  await field.focus();
  await toasts(page).getByText('Закроется').click();
  expect(await field.evaluate(hasFocus)).toBe(true);
});

test('with reduced motion nothing moves and the bar stays full', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await press(page, 'default');
  const bar = toasts(page).getByRole('progressbar');
  await bar.waitFor();
  const places = await bar.evaluate(async (element) => {
    const seen = new Set<string>();
    for (let frame = 0; frame < 40; frame += 1) {
      const { left, top, width } = element.getBoundingClientRect();
      seen.add([left, top, width].join());
      await new Promise(requestAnimationFrame);
    }
    return [...seen];
  });
  expect(places).toHaveLength(1);
});

test('paper shows none', async () => {
  await press(page, 'autoClose: false');
  await toasts(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await toasts(page).isVisible()).toBe(false);
});

test('on a phone they lie above the action bar and never over the header, also when there are many', async () => {
  await page.setViewportSize(PHONE);
  for (const _ of [1, 2]) await press(page, 'Все, пока не закроют');
  await expect.poll(() => toasts(page).count()).toBe(12);
  await page.waitForTimeout(300);
  const header = await page.locator('body header').first().boundingBox();
  const shelf = await page.locator('[popover]:has([data-toast])').boundingBox();
  expect(shelf?.y).toBeGreaterThanOrEqual(header?.height ?? PHONE.height);
  expect((shelf?.y ?? 0) + (shelf?.height ?? 0)).toBeLessThanOrEqual(PHONE.height - 64);
  expect(await toasts(page).last().evaluate(isHit)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.setViewportSize(DESKTOP);
});

test.each([PHONE, { width: 768, height: 1024 }])(
  'one of them leaves the heading of a page of $width px in sight',
  async (size) => {
    await page.setViewportSize(size);
    await press(page, 'autoClose: false');
    await toasts(page).waitFor();
    await page.waitForTimeout(300);
    const toast = await toasts(page).boundingBox();
    expect(toast?.y).toBeGreaterThan(size.height / 2);
    await toasts(page).getByRole('button', { name: 'Закрыть' }).click();
    await toasts(page).waitFor({ state: 'detached' });
    await page.setViewportSize(DESKTOP);
  },
);

describe('over a modal dialog', () => {
  const openDialog = () =>
    page.getByRole('link', { name: 'Открыть форму звонка' }).evaluate((link: HTMLElement) => link.click());
  const dialog = () => page.locator('dialog:modal');

  beforeEach(() => page.mouse.move(5, 5));

  test.each([
    ['after it opened', ['dialog', 'toast']],
    ['before it opened', ['toast', 'dialog']],
  ])('a toast shown %s is seen and can be used', async (_, order) => {
    for (const step of order) {
      if (step === 'dialog') await openDialog();
      else await press(page, 'С действием');
    }
    await dialog().waitFor();
    await toasts(page).getByText('Страница не открылась').waitFor();
    await expect.poll(() => toasts(page).evaluate(isHit)).toBe(true);
    await toasts(page).getByRole('button', { name: 'Повторить' }).click();
    await toasts(page).waitFor({ state: 'detached' });
    await press(page, 'autoClose: false');
    await toasts(page).waitFor();
    await page.keyboard.press('F8');
    expect(await toasts(page).evaluate(hasFocus)).toBe(true);
    await page.keyboard.press('Escape');
    await toasts(page).waitFor({ state: 'detached' });
    expect(await dialog().count(), 'Esc in a toast leaves the dialog open').toBe(1);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  test('a toast stays when the dialog closes and does not begin anew', async () => {
    await openDialog();
    await dialog().waitFor();
    await press(page, 'autoClose: true');
    await toasts(page).getByRole('progressbar').waitFor();
    await page.waitForTimeout(1500);
    expect(await toasts(page).evaluate((element) => element.closest('dialog') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => toasts(page).evaluate((element) => element.closest('dialog') !== null)).toBe(false);
    expect(await toasts(page).evaluate(isHit)).toBe(true);
    await toasts(page).waitFor({ state: 'detached' });
    const { lives } = await recordedLives(page);
    expect(lives).toHaveLength(1);
    for (const life of lives) expect(timeOf(life, 'exit')).toBeLessThan(6100);
  });
});
