import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { partPath } from './chunks.ts';
import { DESKTOP, newVisitor, started } from './visitor.ts';

type Options = Parameters<typeof newVisitor>[2];
type Change = { digits: string; masked: string };
export const MASK_PART = partPath('site/features/lead-form/phone-mask.ts');
export const WHOLE = '+7 (912) 345-67-89';

/** A visitor of the contacts, whose page hears every change of the phone. */
export async function atTheField(browser: Browser, siteUrl: string, options: Options = { viewport: DESKTOP }) {
  const visitor = await newVisitor(browser, siteUrl, options);
  const { page } = visitor;
  await page.goto('/contacts');
  await started(page);
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener('phone-change', (event) => heard.push((event as CustomEvent).detail));
  });
  const field = page.locator('main').getByLabel('Телефон');
  const heard = () => page.evaluate(() => (window as unknown as { heard: Change[] }).heard);
  return { ...visitor, field, heard };
}

/** The same in the field, which is empty and masked. */
export async function inTheField(browser: Browser, siteUrl: string, options?: Options) {
  const visitor = await atTheField(browser, siteUrl, options);
  await masked(visitor.page, visitor.field);
  await visitor.page.evaluate(() => {
    (window as unknown as { heard: Change[] }).heard.length = 0;
  });
  return visitor;
}

async function masked(page: Page, field: Locator): Promise<void> {
  await field.focus();
  await page.keyboard.type('1');
  await expect.poll(() => field.inputValue()).toBe('+7 (1');
  await field.selectText();
  await page.keyboard.press('Delete');
}

export async function pressTimes(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
}

export const caretOf = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);
