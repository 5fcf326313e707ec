import type { Locator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { partPath } from './support/chunks.ts';
import { test as base } from './support/fixtures.ts';
import { plain } from './support/leads.ts';

type Change = { digits: string; masked: string };
const MASK_PART = partPath('site/shell/runtime/phone-mask.ts');
const WHOLE = '+7 (912) 345-67-89';

const test = base
  .extend('atTheField', ({ visit }) => async () => {
    const { page, complaints } = await visit('/contacts', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      document.addEventListener('phone-change', (event) => heard.push((event as CustomEvent).detail));
    });
    const field = page.locator('main').getByLabel('Телефон');
    const heard = () => page.evaluate(() => (window as unknown as { heard: Change[] }).heard.splice(0));
    return { page, complaints, field, heard };
  })
  .extend('inTheField', ({ atTheField }) => async () => {
    const visitor = await atTheField();
    await visitor.field.focus();
    await visitor.page.keyboard.type('1');
    await expect.poll(() => visitor.field.inputValue()).toBe('+7 (1');
    await visitor.page.keyboard.press('Backspace');
    await visitor.page.keyboard.press('Backspace');
    await visitor.heard();
    return visitor;
  });

async function pressTimes(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
}

const caretOf = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);

const autofill = (field: Locator, value: string) =>
  field.evaluate((input: HTMLInputElement, filled) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, filled);
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  }, value);

test('a number is masked as it is typed or pasted, and each change fires one event', async ({ inTheField }) => {
  const { page, field, heard, complaints } = await inTheField();
  await page.keyboard.type('89123456789');
  expect(await field.inputValue()).toBe(WHOLE);
  const changes = await heard();
  expect(changes.map(({ masked }) => masked)).toEqual([...new Set(changes.map(({ masked }) => masked))]);
  expect(changes.at(-1)).toEqual({ digits: '9123456789', masked: WHOLE });
  await page.keyboard.type('5я');
  await page.keyboard.press('Home');
  await page.keyboard.type('5');
  expect(await heard()).toEqual([]);

  await page.evaluate(() => navigator.clipboard.writeText('8 800 555-35-35'));
  await field.selectText();
  await page.keyboard.press('Control+V');
  expect(await field.inputValue()).toBe('+7 (800) 555-35-35');
  expect(await heard()).toEqual([{ digits: '8005553535', masked: '+7 (800) 555-35-35' }]);
  expect(complaints).toEqual([]);
});

test('the caret stays at its digit, deletion skips mask signs, a foreign number stays whole with a hint', async ({
  inTheField,
}) => {
  const { page, field } = await inTheField();
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

  await field.selectText();
  await page.keyboard.type('+370 612 34567');
  expect(await field.inputValue()).toBe('+370 612 34567');
  await page.keyboard.press('Tab');
  const message = page.locator('main form [data-field]', { has: page.locator('[name=phone]') }).locator('p');
  await expect.poll(async () => plain(await message.innerText())).toContain('Звоним на номера России');
  const contactLinks = await message
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const { messengers } = await (await page.request.get('/data/_shell.json')).json();
  expect(contactLinks).toEqual(messengers.map(({ url }: { url: string }) => url));
  await field.selectText();
  await page.keyboard.type('9123456789');
  expect(await field.inputValue()).toBe(WHOLE);
  await message.waitFor({ state: 'detached' });
});

test('undo reverts a keystroke, a paste or a deletion at once with the caret, and redo restores them', async ({
  inTheField,
}) => {
  const { page, field, heard } = await inTheField();
  await page.keyboard.type('912');
  await page.keyboard.press('Control+Z');
  expect(await field.inputValue()).toBe('+7 (91');
  await page.evaluate(() => document.execCommand('insertText', false, '89123456789'));
  await field.selectText();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+Z');
  expect(await field.inputValue()).toBe(WHOLE);
  await page.keyboard.press('Meta+Z');
  expect(await field.inputValue()).toBe('+7 (91');
  expect(await caretOf(field)).toEqual([6, 6]);
  expect((await heard()).at(-1)).toEqual({ digits: '91', masked: '+7 (91' });
  await page.keyboard.press('Control+Shift+Z');
  expect(await field.inputValue()).toBe(WHOLE);

  /** Undo and redo from a menu, or by shaking a phone, arrive as `beforeinput` events. */
  const isLeftToBrowser = (inputType: string) =>
    field.evaluate(
      (input, type) =>
        input.dispatchEvent(new InputEvent('beforeinput', { inputType: type, bubbles: true, cancelable: true })),
      inputType,
    );
  expect(await isLeftToBrowser('historyUndo')).toBe(false);
  expect(await field.inputValue()).toBe('+7 (91');
  expect(await isLeftToBrowser('historyRedo')).toBe(false);
  expect(await field.inputValue()).toBe(WHOLE);
});

test('a number autofilled by the browser is masked, whether or not the visitor was in the field', {
  tags: ['nightly'],
}, async ({ atTheField }) => {
  const { page, field, heard } = await atTheField();
  await autofill(field, '89123456789');
  await expect.poll(() => field.inputValue()).toBe(WHOLE);
  expect(await heard()).toEqual([{ digits: '9123456789', masked: WHOLE }]);
  await field.focus();
  await pressTimes(page, 'Backspace', 2);
  await autofill(field, '+7 912 345-67-89');
  expect(await field.inputValue()).toBe(WHOLE);
  expect((await heard()).at(-1)).toEqual({ digits: '9123456789', masked: WHOLE });
});

test('text typed before the mask loads stays, is masked on arrival, and the caret stays at its digit', async ({
  atTheField,
}) => {
  const { page, field, heard } = await atTheField();
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
});

test('the field accepts input without the mask, and a later keystroke requests the mask again', {
  tags: ['nightly'],
}, async ({ atTheField }) => {
  const { page, field } = await atTheField();
  const fail = (route: Route) => route.abort();
  await page.route(MASK_PART, fail);
  await field.focus();
  await page.keyboard.type('891234567');
  expect(await field.inputValue()).toBe('891234567');
  // This import fails after the import of the field, so the field has already handled its failure.
  expect(await page.evaluate(`import('${MASK_PART}').catch(() => 'failed')`)).toBe('failed');
  await page.unroute(MASK_PART, fail);
  await page.keyboard.type('8');
  await expect.poll(() => field.inputValue()).toBe('+7 (912) 345-67-8');
  await page.keyboard.type('9');
  expect(await field.inputValue()).toBe(WHOLE);
});

test('text composed by an input method is masked after composition and inserted once', { tags: ['nightly'] }, async ({
  inTheField,
}) => {
  const { page, field, heard } = await inTheField();
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  for (const text of ['8', '89', '8912', '89123456789']) await compose(text);
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
});
