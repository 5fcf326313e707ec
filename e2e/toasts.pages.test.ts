import { expect } from 'vitest';
import { allPaths, onePerPage } from './support/sweep.ts';
import { isHit, press, spoken, test, toasts } from './support/toasts.ts';
import { PHONE } from './support/visitor.ts';

test('a toast at the top of a desktop screen covers no main heading', async ({ page, site, newVisitor }) => {
  const screen = { width: 1280, height: 800 };
  await page.setViewportSize(screen);
  await press(page, 'autoClose: false');
  await toasts(page).waitFor();
  await expect.poll(async () => (await toasts(page).boundingBox())?.y).toBeLessThan(120);
  const toast = await toasts(page).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  const { page: reader } = await newVisitor({ viewport: screen, javaScriptEnabled: false });
  for (const path of onePerPage(await allPaths(site.url))) {
    await reader.goto(path);
    const isClear = await reader.locator('h1').evaluate((heading, { left, bottom }) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      return [...words.getClientRects()].every((line) => line.right < left || line.top > bottom);
    }, toast);
    expect(isClear, path).toBe(true);
  }
});

test('toasts on narrow screens leave the heading visible and lie above the action bar, even many', async ({ page }) => {
  for (const size of [{ width: 1200, height: 800 }, { width: 768, height: 1024 }, PHONE]) {
    await page.setViewportSize(size);
    await press(page, 'autoClose: false');
    await toasts(page).waitFor();
    await expect.poll(async () => (await toasts(page).boundingBox())?.y).toBeGreaterThan(size.height / 2);
    await toasts(page).getByRole('button', { name: 'Закрыть' }).click();
    await toasts(page).waitFor({ state: 'detached' });
  }
  for (const _ of [1, 2]) await press(page, 'Все, пока не закроют');
  await expect.poll(() => toasts(page).count()).toBe(12);
  const header = await page.locator('body header').first().boundingBox();
  const shelf = async () => (await page.locator('[popover]:has([data-toast])').boundingBox()) ?? { y: 0, height: 0 };
  await expect.poll(async () => (await shelf()).y).toBeGreaterThanOrEqual(header?.height ?? PHONE.height);
  const { y, height } = await shelf();
  expect(y + height).toBeLessThanOrEqual(PHONE.height - 64);
  await expect.poll(() => toasts(page).last().evaluate(isHit)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test.for([
  ['Загрузка удалась', 'success', 'status', 'План загружен'],
  ['Загрузка не удалась', 'error', 'alert', 'План не загрузился'],
] as const)(
  'a loading toast stays until «%s», which announces only its new text and can be closed by a click',
  async ([end, type, role, words], { page }) => {
    await press(page, 'Начать загрузку');
    const loading = toasts(page, 'loading');
    await loading.getByText('Загружаем файл').click();
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(60_000);
    expect(await loading.getAttribute('data-phase')).toBe('visible');
    expect(await loading.getByRole('button').count()).toBe(0);
    await press(page, end);
    await toasts(page, type).getByText(words).waitFor();
    expect(await toasts(page, type).getAttribute('role')).toBe(role);
    expect((await spoken(page)).map(({ text }) => text).join('|')).toContain(`Загружаем файл|${words}`);
    await toasts(page, type).getByText(words).click();
    await toasts(page).waitFor({ state: 'detached' });
  },
);

test('progress −1, 0.5 and 2 are shown as 0, 0.5 and 1 and keep the toast open', async ({ page }) => {
  for (const name of ['progress: −1', 'progress: 0,5', 'progress: 2']) await press(page, name);
  const bars = toasts(page).getByRole('progressbar');
  await expect.poll(() => bars.count()).toBe(3);
  expect(await bars.evaluateAll((all) => all.map((bar) => Number(bar.ariaValueNow)))).toEqual([0, 0.5, 1]);
  const scales = () => bars.evaluateAll((all) => all.map((bar) => new DOMMatrix(getComputedStyle(bar).transform).a));
  await expect.poll(scales).toEqual([0, 0.5, 1]);
  await page.clock.runFor(60_000);
  expect(await page.locator('[data-phase=visible]').count()).toBe(3);
});

test('a single-toast limit never shows two toasts, and an update reaches the one shown', async ({ page }) => {
  await press(page, 'multiple: false');
  await page.locator('[data-burst][data-updated=true]').waitFor();
  expect(await page.evaluate(() => window.toastRecording.mostAtOnce)).toBe(1);
});

test('reduced motion stops all movement and keeps the bar full', async ({ page }) => {
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
