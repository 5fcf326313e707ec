import type { Browser, Locator, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { plain } from './support/leads.ts';
import { atTheField, caretOf, inTheField, MASK_PART, pressTimes, WHOLE } from './support/phone-field.ts';
import { DESKTOP, newVisitor, started } from './support/visitor.ts';

const siteUrl = inject('siteUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const TABLE = [
  ['9123456789', WHOLE],
  ['79123456789', WHOLE],
  ['+79123456789', WHOLE],
  ['+7 912 345-67-89', WHOLE],
  [WHOLE, WHOLE],
  ['89123456789', WHOLE],
  ['8 (912) 345-67-89', WHOLE],
  ['8 800 555-35-35', '+7 (800) 555-35-35'],
  ['91234567890123', WHOLE],
  ['7', '+7'],
  ['8', '+7 ('],
  ['8 912', '+7 (912'],
  ['812 555', '+7 (812) 555'],
  ['a', '+7 ('],
  ['абв', '+7 ('],
  ['+48 22 123 45 67', '+48 22 123 45 67'],
] as const;

test('every way to write a number, typed and pasted', async () => {
  const { page, field, heard, complaints, leave } = await inTheField(browser, siteUrl, {
    viewport: DESKTOP,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const wrong: string[] = [];
  const check = async (way: string, text: string, expected: string) => {
    const value = await field.inputValue();
    const { digits, masked: text2 } = (await heard()).at(-1) ?? { digits: '-', masked: '-' };
    const national = expected.startsWith('+7') ? expected.slice(2).replace(/\D/g, '') : '';
    if (value !== expected || text2 !== expected || digits !== national) {
      wrong.push(`${way} «${text}»: «${value}», told «${text2}» and «${digits}»`);
    }
    await field.selectText();
    await page.keyboard.press('Delete');
  };
  for (const [text, expected] of TABLE) {
    await page.keyboard.type(text);
    await check('typed', text, expected);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('Control+V');
    await check('pasted', text, expected);
  }
  expect(wrong).toEqual([]);
  expect(complaints).toEqual([]);
  await leave();
});

test('phone-change is told once for each change, and not for what changes nothing', async () => {
  const { page, field, heard, leave } = await inTheField(browser, siteUrl);
  await page.keyboard.type('9123456789');
  const texts = (await heard()).map(({ masked: text }) => text);
  expect(texts).toHaveLength(10);
  expect(new Set(texts).size).toBe(10);
  expect((await heard()).at(-1)).toEqual({ digits: '9123456789', masked: WHOLE });
  await page.keyboard.type('5я');
  await page.keyboard.press('Home');
  await page.keyboard.type('5');
  expect(await heard()).toHaveLength(10);
  await field.selectText();
  await page.keyboard.type('5');
  expect((await heard()).slice(10)).toEqual([{ digits: '5', masked: '+7 (5' }]);
  await leave();
});

describe('filled in by the browser', () => {
  const autofill = (field: Locator, value: string) =>
    field.evaluate((input: HTMLInputElement, filled) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, filled);
      for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
    }, value);

  test.each(['89123456789', '+79123456789', '+7 912 345-67-89', '9123456789'])('«%s»', async (value) => {
    const { page, field, heard, leave } = await atTheField(browser, siteUrl);
    await autofill(field, value);
    await expect.poll(() => field.inputValue()).toBe(WHOLE);
    expect(await heard()).toEqual([{ digits: '9123456789', masked: WHOLE }]);
    await field.focus();
    await pressTimes(page, 'Backspace', 2);
    await autofill(field, value);
    expect(await field.inputValue()).toBe(WHOLE);
    expect((await heard()).at(-1)).toEqual({ digits: '9123456789', masked: WHOLE });
    await leave();
  });
});

test('what is typed before the mask arrives stays, is masked when it comes, and the caret stays at its digit', async () => {
  const { page, field, heard, leave } = await atTheField(browser, siteUrl);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(MASK_PART, (route) => released.then(() => route.continue()));
  await field.focus();
  await page.keyboard.type('89123456');
  await pressTimes(page, 'ArrowLeft', 4);
  expect(await field.inputValue()).toBe('89123456');
  release();
  await expect.poll(() => field.inputValue()).toBe('+7 (912) 345-6');
  expect(await heard()).toEqual([{ digits: '9123456', masked: '+7 (912) 345-6' }]);
  await page.keyboard.type('0');
  expect(await field.inputValue()).toBe('+7 (912) 034-56');
  await leave();
});

test('without the mask the field takes what is typed; a later stroke asks for it again', async () => {
  const { page, field, leave } = await atTheField(browser, siteUrl);
  const fail = (route: Route) => route.abort();
  await page.route(MASK_PART, fail);
  await field.focus();
  await page.keyboard.type('891234567', { delay: 20 });
  expect(await field.inputValue()).toBe('891234567');
  // Fails after whatever the field has asked for: the field is told first.
  expect(await page.evaluate(`import('${MASK_PART}').catch(() => 'failed')`)).toBe('failed');
  await page.unroute(MASK_PART, fail);
  await page.keyboard.type('8');
  await expect.poll(() => field.inputValue()).toBe('+7 (912) 345-67-8');
  await page.keyboard.type('9');
  expect(await field.inputValue()).toBe(WHOLE);
  await leave();
});

test('in the middle of the number the caret stays at its digit, and deletion passes the signs of the mask', async () => {
  const { page, field, leave } = await inTheField(browser, siteUrl);
  await page.keyboard.type('91234567');
  await pressTimes(page, 'ArrowLeft', 8);
  await page.keyboard.type('0');
  expect(await field.inputValue()).toBe('+7 (912) 034-56-7');
  expect(await caretOf(field)).toEqual([10, 10]);
  await pressTimes(page, 'Backspace', 3);
  expect(await field.inputValue()).toBe('+7 (913) 456-7');
  expect(await caretOf(field)).toEqual([6, 6]);
  await pressTimes(page, 'Delete', 3);
  expect(await field.inputValue()).toBe('+7 (916) 7');
  expect(await caretOf(field)).toEqual([6, 6]);
  await page.keyboard.press('Home');
  await pressTimes(page, 'Delete', 20);
  expect(await field.inputValue()).toBe('+7 (');
  await page.keyboard.type('9123456789');
  await pressTimes(page, 'Backspace', 14);
  expect(await field.inputValue()).toBe('');
  await leave();
});

test('what an input method composes is masked when it is done, and comes once', async () => {
  const { page, field, heard, leave } = await inTheField(browser, siteUrl);
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  for (const text of ['8', '89', '891', '8912', '891234567', '89123456789']) await compose(text);
  expect(await heard()).toEqual([]);
  await session.send('Input.insertText', { text: '89123456789' });
  expect(await field.inputValue()).toBe(WHOLE);
  expect(await heard()).toEqual([{ digits: '9123456789', masked: WHOLE }]);
  await pressTimes(page, 'Backspace', 2);
  await compose('8');
  await session.send('Input.insertText', { text: '8' });
  await session.send('Input.insertText', { text: '0' });
  expect(await field.inputValue()).toBe('+7 (912) 345-67-80');
  await page.keyboard.press('Control+Z');
  expect(await field.inputValue()).toBe('+7 (912) 345-67-8');
  await leave();
});

test('a number of another country stays whole, and the form says where to write', async () => {
  const { page, field, leave } = await inTheField(browser, siteUrl);
  await page.keyboard.type('+370 612 34567');
  expect(await field.inputValue()).toBe('+370 612 34567');
  await page.keyboard.press('Tab');
  const message = page.locator('main form [data-field]', { has: page.locator('[name=phone]') }).locator('p');
  await expect.poll(async () => plain(await message.innerText())).toContain('Звоним на номера России');
  const links = message.getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    await page.locator('main a[href^="https://"]').evaluateAll((all) => {
      const isMessenger = (href: string) => /^https:\/\/(max\.ru|vk\.ru|t\.me)\//.test(href);
      const hrefs = all.filter((link) => !link.closest('form')).map((link) => link.getAttribute('href') ?? '');
      return [...new Set(hrefs.filter(isMessenger))];
    }),
  );
  await field.selectText();
  await page.keyboard.type('9123456789');
  expect(await field.inputValue()).toBe(WHOLE);
  await message.waitFor({ state: 'detached' });
  await leave();
});

test.each([
  '/',
  '/remont/komfort',
  '/works',
  '/works/dvushka-na-artilleriyskoy',
  '/sales',
  '/stocks/klining',
  '/services/priyomka-kvartiry-u-zastrojshchika',
  '/about/vacancies',
])('every form of %s has the strict field', async (path) => {
  const { page, leave } = await newVisitor(browser, siteUrl, { viewport: DESKTOP });
  await page.goto(path);
  await started(page);
  const fields = await page.locator('main form[data-lead-form] [name=phone]').all();
  expect(fields.length).toBeGreaterThan(0);
  for (const field of fields) {
    const change = await field.evaluate(
      (input: HTMLInputElement) =>
        new Promise<unknown>((resolve) => {
          document.addEventListener('phone-change', (event) => resolve((event as CustomEvent).detail), { once: true });
          input.value = '8 (912) 345-67-89';
          input.dispatchEvent(new Event('input', { bubbles: true }));
        }),
    );
    expect(change).toEqual({ digits: '9123456789', masked: WHOLE });
  }
  await leave();
});
