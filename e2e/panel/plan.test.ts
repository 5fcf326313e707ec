import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { axeViolations } from '../support/sweep.ts';
import { startHarness } from './harness.ts';

const WORK = 'works/dvushka-na-artilleriyskoy.yaml';

type Facts = { [key: string]: number & Facts & Facts[] };

let browser: Browser;
let context: BrowserContext;
let page: Page;
let harness: Awaited<ReturnType<typeof startHarness>>;

beforeAll(async () => {
  [browser, harness] = await Promise.all([launchBrowser(), startHarness()]);
});

afterAll(() => Promise.all([browser.close(), harness.stop()]));

beforeEach(() => open());
afterEach(() => context.close());

async function open(options: Parameters<Browser['newContext']>[0] = { viewport: { width: 1440, height: 1000 } }) {
  await context?.close();
  context = await browser.newContext(options);
  page = await context.newPage();
  await page.goto(`${harness.url}/plan?file=${WORK}`);
  await drawing().waitFor();
}

const drawing = () => page.getByRole('application');
const row = (name: RegExp | string) => page.getByRole('button', { name });

async function facts(): Promise<Facts> {
  return JSON.parse((await page.locator('output').getAttribute('data-facts')) ?? 'null') as Facts;
}

/** A place of the plan on the screen. */
function onScreen(x: number, y: number): Promise<{ x: number; y: number }> {
  return drawing().evaluate(
    (svg, place) => {
      const point = new DOMPoint(place.x * 40, place.y * 40).matrixTransform(
        (svg as SVGSVGElement).getScreenCTM() ?? undefined,
      );
      return { x: point.x, y: point.y };
    },
    { x, y },
  );
}

async function drag(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const [start, end] = await Promise.all([onScreen(...from), onScreen(...to)]);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

test('a plan opens with all it has, and looking at it changes nothing', async () => {
  const before = await facts();
  for (const words of ['Спальня, 3,3 × 4,1 м, 13,5 м²', 'Дверь 0,85 м, вдоль', 'Двуспальная кровать, 1,7 × 2,05 м']) {
    await row(words).first().click();
  }
  expect(await facts()).toEqual(before);
});

test('a pointer moves furniture by the grid, and undo brings it back', async () => {
  const before = await facts();
  await drag([6.9, 1.75], [7.46, 2.21]);
  await expect.poll(async () => (await facts()).furniture?.[5]).toMatchObject({ kind: 'table', x: 6.7, y: 1.8 });
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  expect(await facts()).toEqual(before);
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  expect((await facts()).furniture?.[5]).toMatchObject({ x: 6.7, y: 1.8 });
});

test('a handle draws a room out; its neighbours, their wall, its door and the dimensions follow', async () => {
  await row(/^Спальня/).click();
  await drag([3.3, 2.05], [3.8, 2.05]);
  const after = await facts();
  expect(after.rooms?.[0]).toMatchObject({ name: 'Спальня', width: 3.8, areaM2: 15.6 });
  expect(after.rooms?.[1]).toMatchObject({ x: 3.8, width: 5.1 });
  expect(after.walls?.[0]).toMatchObject({ x1: 3.8, x2: 3.8 });
  expect(after.dimensionsX).toEqual([0, 3.8, 5.8, 8.9]);
});

test('the keyboard alone chooses, moves, resizes, turns, deletes and undoes', async () => {
  await drawing().focus();
  await page.keyboard.press('PageUp');
  await expect.poll(() => page.getByRole('status').first().textContent()).toMatch(/^Шкаф, 0,6 × 1,5 м: слева 5,15 м/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  expect((await facts()).furniture?.at(-1)).toMatchObject({ x: 5.25, y: 5.41 });
  await page.keyboard.press('Alt+ArrowDown');
  expect((await facts()).furniture?.at(-1)).toMatchObject({ height: 1.6 });
  await page.keyboard.press('r');
  expect((await facts()).furniture?.at(-1)).toMatchObject({ rotate: 90 });
  const length = (await facts()).furniture?.length ?? 0;
  await page.keyboard.press('Delete');
  expect((await facts()).furniture).toHaveLength(length - 1);
  await page.getByRole('button', { name: 'Отменить', exact: true }).press('Enter');
  expect((await facts()).furniture).toHaveLength(length);
});

test('what is added stands in the room that is chosen, and is told exactly in the list', async () => {
  await row(/^Детская/).click();
  await row('Добавить').click();
  await page.getByRole('menuitem', { name: 'Круглый стол' }).click();
  expect((await facts()).furniture?.at(-1)).toEqual({ kind: 'round-table', x: 7.35, y: 5.65, width: 0.5 });
  await page.getByLabel('Отступ слева').fill('7,12');
  await expect.poll(async () => (await facts()).furniture?.at(-1)?.x).toBe(7.12);
});

test('walls and dimensions come from the rooms', async () => {
  await row('Стены по комнатам').click();
  await row('Размеры по комнатам').click();
  const { dimensionsX, walls } = await facts();
  expect(dimensionsX).toEqual([0, 2.2, 3.3, 5.8, 8.9]);
  expect(walls).toContainEqual({ x1: 3.3, y1: 0, x2: 3.3, y2: 4.1 });
});

test('a plan is begun, and taken away, and brought back', async () => {
  const before = await facts();
  await row('Убрать план').click();
  expect(await facts()).toBeNull();
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  expect(await facts()).toEqual(before);
  await row('Убрать план').click();
  await row('Начертить план').click();
  expect(await facts()).toMatchObject({ width: 6, rooms: [{ areaM2: 24 }] });
});

test('the summary of errors leads to the exact field of a part', async () => {
  await row('К ошибке').click();
  await page.getByText('Площадь не сходится').waitFor();
  expect(await row(/^Кухня-гостиная/).getAttribute('aria-expanded')).toBe('true');
});

test('a finger first chooses and then moves', async () => {
  await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const before = await facts();
  const touch = await context.newCDPSession(page);
  const swipe = async (from: readonly [number, number], to: readonly [number, number]) => {
    const [start, end] = await Promise.all([onScreen(...from), onScreen(...to)]);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
    for (const share of [0.3, 0.6, 1]) {
      const at = { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe([6.9, 1.75], [7.46, 2.21]);
  expect(await facts()).toEqual(before);
  const table = await onScreen(6.9, 1.75);
  await page.touchscreen.tap(table.x, table.y);
  await swipe([6.9, 1.75], [7.46, 2.21]);
  await expect.poll(async () => (await facts()).furniture?.[5]).toMatchObject({ kind: 'table', x: 6.7, y: 1.8 });
});

test.each([1440, 390])(
  'at a width of %i the tool has no fault that axe finds, and nothing sticks out',
  async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await row(/^Спальня/).click();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  },
);
