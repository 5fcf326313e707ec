import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { fieldsOf, leadForm } from './support/leads.ts';
import { DESKTOP, newVisitor, PHONE, started } from './support/visitor.ts';

const siteUrl = inject('siteUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function atTheForm(options: Parameters<typeof newVisitor>[2]) {
  const visitor = await newVisitor(browser, siteUrl, options);
  await visitor.page.goto('/contacts');
  await started(visitor.page);
  const form = leadForm(visitor.page, 'callback');
  await form.scrollIntoViewIfNeeded();
  return { ...visitor, form, fields: fieldsOf(form) };
}

/** Presses where the control stands now; what moves it meanwhile moves it away from under the press. */
async function press(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
}

test.each([
  ['a mouse', { viewport: DESKTOP }],
  ['a finger', { viewport: PHONE, hasTouch: true, isMobile: true }],
])('the first press with %s after an unfinished number counts', async (_by, options) => {
  const { page, form, fields, leave } = await atTheForm(options);
  const problem = form.getByText('Не хватает 7 цифр');
  await fields.phone.focus();
  await page.keyboard.type('912', { delay: 30 });
  await expect.poll(() => fields.phone.inputValue()).toBe('+7 (912');
  await press(page, fields.consent);
  await problem.waitFor();
  expect(await fields.consent.isChecked()).toBe(true);

  await fields.phone.fill('9123456789');
  await problem.waitFor({ state: 'detached' });
  await page.keyboard.press('Backspace');
  await page.evaluate(() => {
    Object.assign(window, { presses: 0 });
    document.querySelector('main button[type=submit]')?.addEventListener('click', () => {
      (window as unknown as { presses: number }).presses += 1;
    });
  });
  await press(page, fields.send);
  await form.getByText('Не хватает 1 цифры').waitFor();
  expect(await page.evaluate(() => (window as unknown as { presses: number }).presses)).toBe(1);
  await leave();
});

test('the consent is announced as wrong once it was missing, and not before', async () => {
  const { page, form, fields, leave } = await atTheForm({ viewport: DESKTOP });
  const session = await page.context().newCDPSession(page);
  const announced = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const box = nodes.find(
      ({ role, name }) => role?.value === 'checkbox' && /согласие на обработку/.test(String(name?.value)),
    );
    const invalid = box?.properties?.find(({ name }) => name === 'invalid')?.value.value;
    return { invalid, description: box?.description?.value ?? '' };
  };
  await expect.poll(announced).toEqual({ invalid: 'false', description: '' });
  await fields.phone.fill('9123456789');
  await fields.send.click();
  await form.getByText('Без согласия мы не вправе').waitFor();
  await expect
    .poll(announced)
    .toEqual({ invalid: 'true', description: expect.stringContaining('Без согласия мы не вправе') });
  await fields.consent.check();
  await expect.poll(announced).toEqual({ invalid: 'false', description: '' });
  await leave();
});

test.each([
  ['/', /^\d+ м²$/],
  ['/sales/dvushka-na-artilleriyskoy-64', /^(\d+ % · .+₽|\d+ (год|года|лет|месяц|месяца|месяцев))$/],
])('the sliders of %s tell their number with its unit', async (path, words) => {
  const { page, leave } = await newVisitor(browser, siteUrl, { viewport: DESKTOP });
  await page.goto(path);
  await started(page);
  const fold = page.locator('main details summary', { hasText: 'Ипотека' });
  if ((await fold.count()) > 0) {
    await fold.click();
    await page.getByLabel('Первый взнос').first().waitFor();
  }
  // Pairs of pictures and the days of a room have words of their own.
  const own = ':not([aria-label^="Сравнить"], [aria-valuetext^="день"])';
  const sliders = await page.locator(`main input[type=range]${own}:visible`).all();
  expect(sliders.length).toBeGreaterThan(0);
  for (const slider of sliders) {
    const heard = async () => (await slider.getAttribute('aria-valuetext'))?.replace(/\s/g, ' ') ?? '';
    const before = await heard();
    expect(before).toMatch(words);
    await slider.press('ArrowRight');
    await expect.poll(heard).not.toBe(before);
    expect(await heard()).toMatch(words);
  }
  await leave();
});
