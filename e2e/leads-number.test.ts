import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { atTheForm } from './support/lead-visitor.ts';
import { startLeadSite, storedLeads, thankedNumber } from './support/leads.ts';
import type { SiteProcess } from './support/site-process.ts';

let site: SiteProcess;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startLeadSite(), launchBrowser()]);
});
afterAll(() => Promise.all([browser?.close(), site?.stop()]));

/** Puts a text into the field in focus the way the clipboard does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text);
}

test.each(['8 (900) 123-45-67', '+7 900 123-45-67', '79001234567', '9001234567'])(
  'a pasted «%s» becomes the number of Russia, also when it is pasted over itself',
  async (text) => {
    const { page, fields, leave } = await atTheForm(browser, site, '/');
    await fields.phone.focus();
    await paste(page, text);
    await expect.poll(() => fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
    await fields.phone.selectText();
    await paste(page, text);
    expect(await fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
    await page.keyboard.type('8');
    expect(await fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
    await fields.phone.selectText();
    await page.keyboard.press('Delete');
    await paste(page, text);
    expect(await fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
    await leave();
  },
);

test('a number of eleven digits typed into the masked field loses its eight at once', async () => {
  const { page, fields, leave } = await atTheForm(browser, site, '/');
  await fields.phone.focus();
  await page.keyboard.type('8');
  await expect.poll(() => fields.phone.inputValue()).toBe('+7 (');
  await page.keyboard.type('9001234567');
  expect(await fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
  await page.keyboard.type('8');
  expect(await fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
  await leave();
});

test('a masked field that is still empty takes a pasted number with its eight', async () => {
  const { page, fields, leave } = await atTheForm(browser, site, '/');
  await fields.phone.focus();
  await page.keyboard.type('8');
  await expect.poll(() => fields.phone.inputValue()).toBe('+7 (');
  await fields.phone.selectText();
  await page.keyboard.press('Delete');
  await paste(page, '8 (900) 123-45-67');
  expect(await fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
  await leave();
});

test('a number that the browser fills in without visiting the field is read as it stands', async () => {
  const { page, fields, before, leave } = await atTheForm(browser, site, '/');
  await page.evaluate(() => {
    const values = { name: 'Мария', phone: '8 900 123 45 67' };
    for (const [name, value] of Object.entries(values)) {
      const input = document.querySelector<HTMLInputElement>(`form:has([name=kind][value=callback]) [name=${name}]`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await fields.consent.check();
  await fields.send.click();
  await thankedNumber(page);
  expect(storedLeads(site, before)).toMatchObject([{ phone: '+79001234567', name: 'Мария' }]);
  await leave();
});
