import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations } from '../support/sweep.ts';
import { DESKTOP, PHONE } from '../support/visitor.ts';
import { test as base } from './support/fixtures.ts';

const FILE = 'works/dvushka-na-artilleriyskoy.yaml';

type Facts = { [key: string]: number & Facts & Facts[] };
type Place = readonly [x: number, y: number];

const test = base.extend('atThePlan', ({ enter }) => async (options: BrowserContextOptions = {}) => {
  const page = await enter('editor', options);
  await page.goto(`/content/${FILE.replace('.yaml', '')}`);
  await page.getByRole('button', { name: /^План/ }).click();
  await page.getByRole('application').scrollIntoViewIfNeeded();
  return plannerOf(page);
});

function plannerOf(page: Page) {
  const part = page.getByRole('group', { name: 'План', exact: true });
  const drawing = page.getByRole('application');
  const facts = (): Promise<Facts> =>
    page.evaluate(async (file) => {
      const kept = localStorage.getItem(`panel-draft:${file}`);
      if (kept !== null) return JSON.parse(kept).facts.plan ?? null;
      const entry = await (await fetch(`/api/entry?file=${file}`)).json();
      return (entry.draft ?? entry).facts.plan ?? null;
    }, FILE);
  const onScreen = ([x, y]: Place) =>
    drawing.evaluate(
      (svg, place) => {
        const matrix = (svg as SVGSVGElement).getScreenCTM() ?? undefined;
        const point = new DOMPoint(place.x * 40, place.y * 40).matrixTransform(matrix);
        return { x: point.x, y: point.y };
      },
      { x, y },
    );
  return {
    page,
    part,
    drawing,
    facts,
    onScreen,
    held: (select: (plan: Facts) => unknown) => expect.poll(async () => select(await facts())),
    row: (name: RegExp | string) => part.getByRole('button', { name }),
    async drag(from: Place, to: Place) {
      const [start, end] = await Promise.all([onScreen(from), onScreen(to)]);
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
      await page.mouse.move(end.x, end.y);
      await page.mouse.up();
    },
  };
}

test('viewing a plan changes nothing, and a pointer moves furniture and resizes a room', async ({ atThePlan }) => {
  const { page, drag, facts, held, row } = await atThePlan();
  const before = await facts();
  for (const words of ['Дверь 0,85 м, вдоль', 'Двуспальная кровать, 1,7 × 2,05 м', 'Спальня, 3,3 × 4,1 м, 13,5 м²'])
    await row(words).first().click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(DESKTOP.width);
  expect(await facts()).toEqual(before);

  await drag([6.9, 1.75], [7.46, 2.21]);
  await held((plan) => plan.furniture?.[5]).toMatchObject({ kind: 'table', x: 6.7, y: 1.8 });
  await row(/^Спальня/).click();
  await drag([3.3, 2.05], [3.8, 2.05]);
  await held((plan) => plan.rooms?.[0]).toMatchObject({ name: 'Спальня', width: 3.8, areaM2: 15.6 });
  expect((await facts()).rooms?.[1]).toMatchObject({ x: 3.8, width: 5.1 });
});

test('a part is added and set exactly, rooms give walls, errors link to their field, a plan is begun', async ({
  atThePlan,
}) => {
  const { page, facts, held, part, row } = await atThePlan();
  await row(/^Детская/).click();
  await row('Добавить').click();
  await page.getByRole('menuitem', { name: 'Круглый стол' }).click();
  await held((plan) => plan.furniture?.at(-1)).toEqual({ kind: 'round-table', x: 7.35, y: 5.65, width: 0.5 });
  await page.getByLabel('Отступ слева').fill('7,12');
  await held((plan) => plan.furniture?.at(-1)?.x).toBe(7.12);
  await row('Стены по комнатам').click();
  await row('Размеры по комнатам').click();
  await held((plan) => plan.dimensionsX).toEqual([0, 2.2, 3.3, 5.8, 8.9]);
  expect((await facts()).walls).toContainEqual({ x1: 3.3, y1: 0, x2: 3.3, y2: 4.1 });

  const name = part.getByLabel('Название');
  await row(/^Кухня-гостиная/).click();
  await name.fill('');
  await row(/^Спальня/).click();
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  const summary = page.getByRole('alert', { name: /Пока не публикуется/ });
  await summary.getByRole('button').first().click();
  await expect.poll(() => name.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await name.inputValue()).toBe('');

  await row('Убрать план').click();
  await page.getByRole('button', { name: 'Начертить план' }).click();
  await expect.poll(facts).toMatchObject({ width: 6, rooms: [{ areaM2: 24 }] });
});

test('the plan on a phone is accessible, and a finger first selects and then moves', async ({ atThePlan }) => {
  const { page, facts, held, onScreen, part } = await atThePlan({ viewport: PHONE, hasTouch: true, isMobile: true });
  const before = await facts();
  const touch = await page.context().newCDPSession(page);
  const swipe = async (from: Place, to: Place) => {
    const [start, end] = await Promise.all([onScreen(from), onScreen(to)]);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
    for (const share of [0.3, 0.6, 1]) {
      const at = { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe([6.9, 1.75], [7.46, 2.21]);
  const table = await onScreen([6.9, 1.75]);
  await page.touchscreen.tap(table.x, table.y);
  await part.getByRole('status').first().getByText(/^Стол/).waitFor();
  expect(await facts()).toEqual(before);
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await swipe([6.9, 1.75], [7.46, 2.21]);
  await held((plan) => plan.furniture?.[5]).toMatchObject({ kind: 'table', x: 6.7, y: 1.8 });
});
