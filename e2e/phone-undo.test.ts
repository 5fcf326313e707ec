import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { caretOf, inTheField, pressTimes, WHOLE } from './support/phone-field.ts';

const siteUrl = inject('siteUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe('undo in the field of a phone', () => {
  test('goes back a hundred states at most and forward again', async () => {
    const { page, field, leave } = await inTheField(browser, siteUrl);
    const edits: string[] = [];
    for (let edit = 0; edit < 140; edit += 1) {
      await page.keyboard.press(edit % 20 < 10 ? String(((edit * 7) % 6) + 1) : 'Backspace');
      edits.push(await field.inputValue());
    }
    const distinct = edits.filter((text, index) => text !== edits[index - 1]);
    const newest = distinct.slice(-100);
    await pressTimes(page, 'Control+Z', 130);
    expect(await field.inputValue()).toBe(newest[0]);
    await page.keyboard.press('Control+Shift+Z');
    expect(await field.inputValue()).toBe(newest[1]);
    await page.keyboard.press('Control+Y');
    expect(await field.inputValue()).toBe(newest[2]);
    await page.keyboard.press('Control+Z');
    await field.selectText();
    await page.keyboard.type('5');
    await page.keyboard.press('Control+Shift+Z');
    expect(await field.inputValue()).toBe('+7 (5');
    await page.keyboard.press('Control+Z');
    expect(await field.inputValue()).toBe(newest[1]);
    await leave();
  });

  test('takes back a stroke, a paste and a deletion at once, with the caret', async () => {
    const { page, field, heard, leave } = await inTheField(browser, siteUrl);
    await page.keyboard.type('912');
    await page.keyboard.press('Control+Z');
    expect(await field.inputValue()).toBe('+7 (91');
    await page.evaluate(() => document.execCommand('insertText', false, '89123456789'));
    expect(await field.inputValue()).toBe(WHOLE);
    await field.selectText();
    await page.keyboard.press('Delete');
    await page.keyboard.press('Control+Z');
    expect(await field.inputValue()).toBe(WHOLE);
    await page.keyboard.press('Meta+Z');
    expect(await field.inputValue()).toBe('+7 (91');
    expect(await caretOf(field)).toEqual([6, 6]);
    expect((await heard()).at(-1)).toEqual({ digits: '91', masked: '+7 (91' });
    await leave();
  });

  test.each([
    ['historyUndo', '+7 (91'],
    ['historyRedo', '+7 (912'],
  ])('also by %s of a menu or a shaken phone', async (inputType, expected) => {
    const { page, field, leave } = await inTheField(browser, siteUrl);
    await page.keyboard.type('912');
    if (inputType === 'historyRedo') await page.keyboard.press('Control+Z');
    const isLeftToBrowser = await field.evaluate(
      (input, type) =>
        input.dispatchEvent(new InputEvent('beforeinput', { inputType: type, bubbles: true, cancelable: true })),
      inputType,
    );
    expect(isLeftToBrowser).toBe(false);
    expect(await field.inputValue()).toBe(expected);
    await leave();
  });
});
