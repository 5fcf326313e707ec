import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test as base } from './support/fixtures.ts';
import { fieldsOf, leadForm } from './support/leads.ts';
import { DESKTOP, drawn, PHONE } from './support/visitor.ts';

const test = base.extend('inSight', ({ visit }) => async (options: Parameters<typeof visit>[1]) => {
  const { page } = await visit('/contacts', options);
  const form = leadForm(page, 'callback');
  await form.scrollIntoViewIfNeeded();
  return { page, form, fields: fieldsOf(form) };
});

/** Clicks the current position of the control; a layout shift in between makes the click miss. */
async function press(page: Page, control: Locator): Promise<void> {
  // Waits until earlier layout shifts are over.
  await control.hover({ trial: true });
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await drawn(page);
  await page.mouse.up();
}

test.for([
  ['a mouse', { viewport: DESKTOP }],
  ['a finger', { viewport: PHONE, hasTouch: true, isMobile: true }],
] as const)('the first press with %s after an unfinished number takes effect', async ([, options], { inSight }) => {
  const { page, form, fields } = await inSight(options);
  const problem = form.getByText('Не хватает 7 цифр');
  await fields.phone.focus();
  await page.keyboard.type('912');
  await expect.poll(() => fields.phone.inputValue()).toBe('+7 (912');
  await press(page, fields.consent);
  await problem.waitFor();
  expect(await fields.consent.isChecked()).toBe(true);

  await fields.phone.fill('9123456789');
  await problem.waitFor({ state: 'detached' });
  await page.keyboard.press('Backspace');
  await page.evaluate(() => {
    const clicked: string[] = [];
    Object.assign(window, { clicked });
    addEventListener(
      'click',
      ({ target }) => clicked.push((target as Element).closest('button')?.type ?? 'other'),
      true,
    );
  });
  await press(page, fields.send);
  await form.getByText('Не хватает 1 цифры').waitFor();
  // Leaving the field shows the message, the click follows.
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { clicked: string[] }).clicked))
    .toEqual(['submit']);
});
