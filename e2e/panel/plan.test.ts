import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { axeViolations } from '../support/sweep.ts';
import { dropDraft, PHONE, panelOfFile } from './support/staff.ts';

const WORK = 'dvushka-na-artilleriyskoy';

type Facts = { [key: string]: number & Facts & Facts[] };

const { enter } = panelOfFile();
let page: Page;

beforeEach(async () => {
  await open(await enter('editor'));
});
afterEach(() => page.context().close());

async function open(fresh: Page): Promise<void> {
  page = fresh;
  await dropDraft(page, `works/${WORK}.yaml`);
  await page.goto(`/content/works/${WORK}`);
  await drawing().scrollIntoViewIfNeeded();
}

const part = () => page.getByRole('group', { name: 'План', exact: true });
const drawing = () => page.getByRole('application');
const undo = () => page.getByRole('button', { name: 'Отменить', exact: true });
const row = (name: RegExp | string) => part().getByRole('button', { name });

/** The plan as the form holds it: of the draft, which is on the device or already with the panel, or of the file. */
function facts(): Promise<Facts> {
  return page.evaluate(async (file) => {
    const kept = localStorage.getItem(`panel-draft:${file}`);
    const entry = await (await fetch(`/api/entry?file=${file}`)).json();
    return (kept === null ? (entry.draft ?? entry) : JSON.parse(kept)).facts.plan ?? null;
  }, `works/${WORK}.yaml`);
}

const held = (select: (plan: Facts) => unknown) => expect.poll(async () => select(await facts()));

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
  await expect.poll(facts).toEqual(before);
});

test('a pointer moves furniture by the grid, and undo brings it back', async () => {
  const before = await facts();
  await drag([6.9, 1.75], [7.46, 2.21]);
  await held((plan) => plan.furniture?.[5]).toMatchObject({ kind: 'table', x: 6.7, y: 1.8 });
  await undo().click();
  await expect.poll(facts).toEqual(before);
  await part().getByRole('button', { name: 'Вернуть', exact: true }).click();
  await held((plan) => plan.furniture?.[5]).toMatchObject({ x: 6.7, y: 1.8 });
});

test('a handle draws a room out; its neighbours, their wall, its door and the dimensions follow', async () => {
  await row(/^Спальня/).click();
  await drag([3.3, 2.05], [3.8, 2.05]);
  await held((plan) => plan.rooms?.[0]?.width).toBe(3.8);
  const after = await facts();
  expect(after.rooms?.[0]).toMatchObject({ name: 'Спальня', width: 3.8, areaM2: 15.6 });
  expect(after.rooms?.[1]).toMatchObject({ x: 3.8, width: 5.1 });
  expect(after.walls?.[0]).toMatchObject({ x1: 3.8, x2: 3.8 });
  expect(after.dimensionsX).toEqual([0, 3.8, 5.8, 8.9]);
});

test('the keyboard alone chooses, moves, resizes, turns, deletes and undoes', async () => {
  await drawing().focus();
  await page.keyboard.press('PageUp');
  await expect.poll(() => part().getByRole('status').first().textContent()).toMatch(/^Шкаф, 0,6 × 1,5 м: слева 5,15 м/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await held((plan) => plan.furniture?.at(-1)).toMatchObject({ x: 5.25, y: 5.41 });
  await page.keyboard.press('Alt+ArrowDown');
  await held((plan) => plan.furniture?.at(-1)).toMatchObject({ height: 1.6 });
  await page.keyboard.press('r');
  await held((plan) => plan.furniture?.at(-1)).toMatchObject({ rotate: 90 });
  const length = (await facts()).furniture?.length ?? 0;
  await page.keyboard.press('Delete');
  await held((plan) => plan.furniture).toHaveLength(length - 1);
  await undo().press('Enter');
  await held((plan) => plan.furniture).toHaveLength(length);
});

test('what is added stands in the room that is chosen, and is told exactly in the list', async () => {
  await row(/^Детская/).click();
  await row('Добавить').click();
  await page.getByRole('menuitem', { name: 'Круглый стол' }).click();
  await held((plan) => plan.furniture?.at(-1)).toEqual({ kind: 'round-table', x: 7.35, y: 5.65, width: 0.5 });
  await page.getByLabel('Отступ слева').fill('7,12');
  await held((plan) => plan.furniture?.at(-1)?.x).toBe(7.12);
});

test('walls and dimensions come from the rooms', async () => {
  await row('Стены по комнатам').click();
  await row('Размеры по комнатам').click();
  await held((plan) => plan.dimensionsX).toEqual([0, 2.2, 3.3, 5.8, 8.9]);
  const { walls } = await facts();
  expect(walls).toContainEqual({ x1: 3.3, y1: 0, x2: 3.3, y2: 4.1 });
});

test('a plan is begun, and taken away, and brought back', async () => {
  const before = await facts();
  await row('Убрать план').click();
  await expect.poll(facts).toBeNull();
  await undo().click();
  await expect.poll(facts).toEqual(before);
  await row('Убрать план').click();
  await page.getByRole('button', { name: 'Начертить план' }).click();
  await expect.poll(facts).toMatchObject({ width: 6, rooms: [{ areaM2: 24 }] });
});

test('the summary of errors leads to the exact field of a part', async () => {
  await row(/^Кухня-гостиная/).click();
  await part().getByLabel('Название').fill('');
  await row(/^Спальня/).click();
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await page
    .getByRole('alert', { name: /Пока не публикуется/ })
    .getByRole('button')
    .first()
    .click();
  await expect
    .poll(() =>
      part()
        .getByLabel('Название')
        .evaluate((it) => it === document.activeElement),
    )
    .toBe(true);
  expect(await part().getByLabel('Название').inputValue()).toBe('');
});

test('a finger first chooses and then moves', async () => {
  await page.context().close();
  await open(await enter('editor', PHONE, { hasTouch: true, isMobile: true }));
  const before = await facts();
  const touch = await page.context().newCDPSession(page);
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
  await expect.poll(facts).toEqual(before);
  const table = await onScreen(6.9, 1.75);
  await page.touchscreen.tap(table.x, table.y);
  await swipe([6.9, 1.75], [7.46, 2.21]);
  await held((plan) => plan.furniture?.[5]).toMatchObject({ kind: 'table', x: 6.7, y: 1.8 });
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
