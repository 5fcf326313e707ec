import { describe, expect } from 'vitest';
import { isHit, press, spoken, test, toasts, watchExit } from './support/toasts.ts';
import { DESKTOP } from './support/visitor.ts';

const hasFocus = (element: Element) => element === document.activeElement;

test.for([
  ['success', 'status'],
  ['error', 'alert'],
] as const)(
  'a toast of type %s appears at the top right, is announced once, and closes by itself',
  async ([type, role], { page }) => {
    // Under load the toast would close before the assertions run.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await press(page, type);
    await page.clock.runFor(500);
    await expect.poll(async () => (await spoken(page)).length).toBe(1);
    expect(await spoken(page)).toMatchObject([{ role, isHeard: true }]);
    const place = await toasts(page).boundingBox();
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThan(DESKTOP.width - 60);
    expect(place?.y).toBeLessThan(120);
    await page.locator('[data-phase=visible]').waitFor();
    await page.clock.runFor(4000);
    await toasts(page).waitFor({ state: 'detached' });
    expect(await spoken(page)).toHaveLength(1);
  },
);

test('a toast shrinks to nothing while it closes, and the toasts below move up', { tags: ['nightly'] }, async ({
  page,
}) => {
  await press(page, 'autoClose: true');
  await press(page, 'autoClose: false');
  await toasts(page).nth(1).waitFor();
  // The text of a toast is inserted a moment after its box.
  await expect.poll(async () => (await toasts(page).first().boundingBox())?.height).toBeGreaterThan(50);
  await expect.poll(() => page.locator('[data-phase=visible]').count()).toBe(2);
  const watch = await toasts(page).first().evaluateHandle(watchExit);
  await page.clock.fastForward(6000);
  const [full, going, end] = await watch.evaluate(({ heightsAtExit }) => heightsAtExit);
  expect(full).toBeGreaterThan(50);
  expect(going).toBeLessThan(full - 5);
  expect(going).toBeGreaterThan(5);
  expect(end).toBeLessThan(full / 2);
  await expect.poll(async () => (await toasts(page).boundingBox())?.y).toBe(96);
});

test('a click on a toast leaves the focus in place, its cross is large enough, and paper shows no toast', {
  tags: ['nightly'],
}, async ({ page }) => {
  const field = page.getByLabel('Обычное').first();
  await press(page, 'autoClose: false');
  await field.focus();
  await toasts(page).getByText('Закроется').click();
  expect(await field.evaluate(hasFocus)).toBe(true);
  await toasts(page).waitFor({ state: 'detached' });

  await press(page, 'autoClose: false');
  const close = toasts(page).getByRole('button', { name: 'Закрыть' });
  const box = await close.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await page.emulateMedia({ media: 'print' });
  expect(await toasts(page).isVisible()).toBe(false);
});

test('F8 focuses the newest toast, Esc closes it, the focus moves on and finally returns', async ({ page }) => {
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

describe('over a modal dialog', () => {
  test.for([
    ['after it opened', ['dialog', 'toast']],
    ['before it opened', ['toast', 'dialog']],
  ] as const)('a toast shown %s is visible and usable', { tags: ['nightly'] }, async ([_, order], { page }) => {
    const dialog = page.locator('dialog:modal');
    for (const step of order) {
      if (step === 'toast') await press(page, 'С действием');
      else await page.getByRole('link', { name: 'Открыть форму звонка' }).evaluate((link: HTMLElement) => link.click());
    }
    await dialog.waitFor();
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
    expect(await dialog.count(), 'Esc in a toast leaves the dialog open').toBe(1);

    await press(page, 'autoClose: true');
    await page.locator('[data-phase=visible]').waitFor();
    const isInDialog = () => toasts(page).evaluate((element) => element.closest('dialog') !== null);
    expect(await isInDialog()).toBe(true);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1500));
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Escape');
    await page.clock.runFor(500);
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(isInDialog).toBe(false);
    expect(await toasts(page).evaluate(isHit)).toBe(true);
    // The timer continues rather than restarts: less than 3.5 of its 5 s are left, then the toast collapses.
    await page.clock.runFor(3400);
    await toasts(page).waitFor({ state: 'detached' });
  });
});
