import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import type { ToastLife } from './support/toasts.ts';
import { press, recordedLives, recordToasts, timeOf, toasts } from './support/toasts.ts';
import type { Visitor } from './support/visitor.ts';
import { DESKTOP, newVisitor, started } from './support/visitor.ts';

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
afterEach(() => expect(visitor.complaints).toEqual([]));

/** Waits until every toast is gone, then tells how they lived. */
async function livedOut(): Promise<readonly ToastLife[]> {
  await toasts(page).first().waitFor({ state: 'detached', timeout: 15_000 });
  return (await recordedLives(page)).lives;
}

async function onlyLife(): Promise<ToastLife> {
  const [life, ...others] = await livedOut();
  if (!life || others.length > 0) throw new Error('Not one toast');
  return life;
}

describe('case 57: the life of a toast', () => {
  const times: Record<string, [number, number]> = {
    default: [3000, 4100],
    info: [3000, 4100],
    success: [3000, 4100],
    warning: [3000, 4100],
    error: [3000, 4100],
    'autoClose: 1000': [1000, 2100],
    'autoClose: true': [5000, 6100],
  };
  let lives: readonly ToastLife[];

  beforeAll(async () => {
    await recordToasts(page);
    for (const [index, name] of Object.keys(times).entries()) {
      await press(page, name);
      await page.waitForFunction((count) => window.toastRecording.lives.length === count, index + 1);
    }
    lives = await livedOut();
  });

  test.each(Object.entries(times))('%s is closed %j ms after the call and gone by one collapse', (name, [from, to]) => {
    const life = lives[Object.keys(times).indexOf(name)] as ToastLife;
    expect(life.phases.map(({ phase }) => phase)).toEqual(['enter', 'visible', 'exit', 'removed']);
    expect(timeOf(life, 'exit')).toBeGreaterThan(from);
    expect(timeOf(life, 'exit')).toBeLessThan(to);
    expect(timeOf(life, 'removed') - timeOf(life, 'exit')).toBeGreaterThan(250);
    expect(timeOf(life, 'removed')).toBeLessThan(to + 1100);
  });

  test.each(Object.keys(times))('%s is spoken once, by a region that stood there before its words', (name) => {
    const life = lives[Object.keys(times).indexOf(name)] as ToastLife;
    expect(life.spoken).toHaveLength(1);
    expect(life.spoken[0]?.role).toBe(life.type === 'error' ? 'alert' : 'status');
    expect(life.spoken[0]?.regionAgeMs).toBeGreaterThan(40);
  });
});

describe('a toast', () => {
  beforeEach(() => recordToasts(page));

  test('stands at the top right', async () => {
    await press(page, 'autoClose: false');
    const place = await toasts(page).boundingBox();
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThan(DESKTOP.width - 60);
    expect(place?.y).toBeLessThan(120);
  });

  test('shrinks to nothing while it goes, and those below move up', async () => {
    await press(page, 'autoClose: true');
    await press(page, 'autoClose: false');
    await toasts(page).nth(1).waitFor();
    // Its words come a moment after its box.
    await expect.poll(async () => (await toasts(page).first().boundingBox())?.height).toBeGreaterThan(50);
    // Held while it goes: on a busy machine no frame may fall between its two ends.
    const [full, going, end] = await toasts(page)
      .first()
      .evaluate(async (toast: HTMLElement) => {
        const full = toast.clientHeight;
        await new Promise<void>((resolve) => {
          const goes = () => toast.dataset.phase === 'exit' && resolve();
          new MutationObserver(goes).observe(toast, { attributes: true, attributeFilter: ['data-phase'] });
        });
        const parts = toast.getAnimations({ subtree: true });
        const heightAt = (share: number) => {
          for (const part of parts) part.currentTime = share * Number(part.effect?.getTiming().duration ?? 0);
          return toast.clientHeight;
        };
        return [full, heightAt(0.1), heightAt(0.99)];
      });
    expect(full).toBeGreaterThan(50);
    expect(going).toBeLessThan(full - 5);
    expect(going).toBeGreaterThan(5);
    expect(end).toBeLessThan(full / 2);
    await expect.poll(async () => (await toasts(page).boundingBox())?.y).toBe(96);
  });

  test('waits while the pointer is over it', async () => {
    await press(page, 'autoClose: 1000');
    await toasts(page).hover();
    await page.waitForTimeout(2000);
    expect(await toasts(page).getAttribute('data-phase')).toBe('visible');
    await page.mouse.move(5, 5);
    expect(timeOf(await onlyLife(), 'exit')).toBeGreaterThan(2000);
  });

  test('waits while the focus is in it, and its bar tells how much time is left', async () => {
    await press(page, 'autoClose: true');
    await page.locator('[data-phase=visible]').waitFor();
    await page.waitForTimeout(300);
    await page.keyboard.press('F8');
    const bar = toasts(page).getByRole('progressbar');
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeLessThan(1);
    expect(Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    await page.waitForTimeout(6000);
    expect(await toasts(page).getAttribute('data-phase')).toBe('visible');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(timeOf(await onlyLife(), 'exit')).toBeGreaterThan(6000);
  });

  test('waits while nobody looks at the tab', async () => {
    const look = (value: DocumentVisibilityState) =>
      page.evaluate((state) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, value);
    await press(page, 'autoClose: 1000');
    await toasts(page).waitFor();
    await look('hidden');
    await page.waitForTimeout(2000);
    expect(await toasts(page).getAttribute('data-phase')).toBe('visible');
    await look('visible');
    expect(timeOf(await onlyLife(), 'exit')).toBeGreaterThan(2000);
  });
});

describe('case 58: a loading toast', () => {
  beforeEach(() => recordToasts(page));

  test.each([
    ['Загрузка удалась', 'success', 'status', 'План загружен'],
    ['Загрузка не удалась', 'error', 'alert', 'План не загрузился'],
  ])('stays until «%s», which closes as usual and speaks its new words only', async (end, type, role, words) => {
    await press(page, 'Начать загрузку');
    const loading = toasts(page, 'loading');
    await loading.getByText('Загружаем файл').click();
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.waitForTimeout(3000);
    expect(await loading.getAttribute('data-phase')).toBe('visible');
    expect(await loading.getByRole('button').count()).toBe(0);
    await page.mouse.move(5, 5);
    await press(page, end);
    await toasts(page, type).waitFor();
    expect(await toasts(page, type).getAttribute('role')).toBe(role);
    const life = await onlyLife();
    expect(life.phases.map(({ phase }) => phase)).toEqual(['enter', 'visible', 'exit', 'removed']);
    expect(life.spoken.map(({ text }) => text).join('|')).toContain(`Загружаем файл|${words}`);
  });

  test('can be clicked away once it has ended', async () => {
    await press(page, 'Начать загрузку');
    await toasts(page, 'loading').waitFor();
    await press(page, 'Загрузка удалась');
    await toasts(page, 'success').getByText('План загружен').click();
    await toasts(page).waitFor({ state: 'detached', timeout: 1500 });
  });
});

test('case 59: progress −1, 0.5 and 2 are shown as 0, 0.5 and 1 and hold the toast', async () => {
  await recordToasts(page);
  for (const name of ['progress: −1', 'progress: 0,5', 'progress: 2']) await press(page, name);
  const bars = toasts(page).getByRole('progressbar');
  await expect.poll(() => bars.count()).toBe(3);
  expect(await bars.evaluateAll((all) => all.map((bar) => Number(bar.ariaValueNow)))).toEqual([0, 0.5, 1]);
  const scales = () => bars.evaluateAll((all) => all.map((bar) => new DOMMatrix(getComputedStyle(bar).transform).a));
  await expect.poll(scales).toEqual([0, 0.5, 1]);
  await page.waitForTimeout(3800);
  expect(await page.locator('[data-phase=visible]').count()).toBe(3);
});

test('case 60: where one is allowed, others are dropped for 390 ms, never two show, an update in the lock holds', async () => {
  await recordToasts(page);
  await press(page, 'multiple: false');
  const read = async (): Promise<{ atMs: number; isShown: boolean; text: string }[]> =>
    JSON.parse((await page.locator('[data-burst]').getAttribute('data-burst')) ?? '[]');
  await expect.poll(async () => (await read()).length).toBe(5);
  let lockedAt = Number.NEGATIVE_INFINITY;
  // By the times that the calls really had: timers of a busy machine come late. A call that came just as the lock ended may
  // have been before or after it, because the store looks at the clock a moment later.
  for (const { atMs, isShown } of await read()) {
    const lockedMs = atMs - lockedAt;
    if (Math.abs(lockedMs - 390) > 20)
      expect(isShown, `call at ${atMs} ms, locked at ${lockedAt}`).toBe(lockedMs > 390);
    if (isShown) lockedAt = atMs;
  }
  const last = (await read()).findLast(({ isShown }) => isShown);
  await toasts(page)
    .getByText(last?.text ?? '')
    .waitFor();
  expect(await page.locator('[data-burst]').getAttribute('data-updated')).toBe('true');
  const { mostAtOnce } = await recordedLives(page);
  expect(mostAtOnce).toBe(1);
});
