import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fieldTree } from '../../../model/fields/field-tree.ts';
import { plan } from '../../../model/kinds/plan.ts';
import { PX_PER_METRE } from '../../../model/plan-drawing/plan-units.ts';
import { renderInForm } from '../fields/in-form.fixture.tsx';
import { FIRST_PLAN, type PlanFacts } from './plan-facts.ts';

const FIELD = fieldTree('plan', plan());
const TABLE = { kind: 'table', x: 1, y: 1, width: 1.2, height: 0.8 } as const;
const held = vi.fn();

/** A pixel of the screen is a unit of the drawing. */
class ScreenPoint {
  readonly x: number;
  readonly y: number;

  constructor(x: number, y: number) {
    [this.x, this.y] = [x, y];
  }
  matrixTransform(): ScreenPoint {
    return this;
  }
}

beforeEach(() => {
  held.mockClear();
  vi.stubGlobal('DOMPoint', ScreenPoint);
  const drawing = SVGSVGElement.prototype as unknown as Record<string, unknown>;
  const former = { getScreenCTM: drawing.getScreenCTM, setPointerCapture: drawing.setPointerCapture };
  Object.assign(drawing, { getScreenCTM: () => null, setPointerCapture: held });
  return () => void Object.assign(drawing, former);
});

const drawing = () => screen.getByRole('application');
const chosen = () => drawing().querySelector('[data-chosen]') as Element;
const row = () => userEvent.click(screen.getByText(/^Стол/, { selector: 'button' }));

/** Opens a plan with a table. @returns the table in the drawing, which is not chosen */
async function show() {
  const { facts } = renderInForm([FIELD], { plan: { ...FIRST_PLAN, furniture: [TABLE] } });
  await row();
  const table = chosen();
  drawing().focus();
  await userEvent.keyboard('{Escape}');
  expect(chosen()).toBeNull();
  return { table, now: () => (facts() as { plan: PlanFacts }).plan.furniture };
}

const at = (x: number, y: number, more: object = {}) => ({
  ...{ clientX: x * PX_PER_METRE, clientY: y * PX_PER_METRE, pointerId: 1, button: 0, pointerType: 'mouse', ...more },
});
const pull = (x: number, y: number, more: object = {}) => fireEvent.pointerMove(drawing(), at(x, y, more));
const drop = () => fireEvent.pointerUp(drawing(), at(0, 0));

test('a part follows the mouse to the grid and is changed when it is dropped, as one step', async () => {
  const { table, now } = await show();
  fireEvent.pointerDown(table, at(1.5, 1.5));
  expect(chosen()).toBe(table);
  expect(document.activeElement).toBe(drawing());
  expect(held).toHaveBeenCalledWith(1);
  const before = table.innerHTML;
  pull(1.7, 1.8);
  pull(1.96, 2.03);
  expect(table.innerHTML).not.toBe(before);
  expect(now()).toEqual([TABLE]);
  drop();
  expect(now()).toEqual([{ ...TABLE, x: 1.5, y: 1.5 }]);
  pull(3, 3);
  await userEvent.click(screen.getByText('Отменить', { selector: 'button *' }));
  expect(now()).toEqual([TABLE]);
});

test('with Shift a part moves by centimetres', async () => {
  const { table, now } = await show();
  fireEvent.pointerDown(table, at(1.5, 1.5));
  pull(1.53, 1.5, { shiftKey: true });
  drop();
  expect(now()).toEqual([{ ...TABLE, x: 1.03 }]);
});

test('the first touch of a part only chooses it, the second one moves it', async () => {
  const { table, now } = await show();
  const finger = { pointerType: 'touch' };
  const drag = () => {
    fireEvent.pointerDown(table, at(1.5, 1.5, finger));
    pull(2, 1.5, finger);
    drop();
  };
  drag();
  expect(chosen()).toBe(table);
  expect(now()).toEqual([TABLE]);
  drag();
  expect(now()).toEqual([{ ...TABLE, x: 1.5 }]);
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a gesture of the system', () => fireEvent.pointerCancel(drawing(), at(0, 0))],
])('%s puts a dragged part back', async (_, cancel) => {
  const { table, now } = await show();
  fireEvent.pointerDown(table, at(1.5, 1.5));
  const before = table.innerHTML;
  pull(2, 2);
  await cancel();
  expect(table.innerHTML).toBe(before);
  drop();
  expect(now()).toEqual([TABLE]);
  expect(chosen()).toBe(table);
});

test('neither another finger nor another button moves a part', async () => {
  const { table, now } = await show();
  fireEvent.pointerDown(table, at(1.5, 1.5, { button: 2 }));
  expect(chosen()).not.toBe(table);
  fireEvent.pointerDown(table, at(1.5, 1.5));
  pull(2, 2, { pointerId: 2 });
  drop();
  expect(now()).toEqual([TABLE]);
});

test('a handle resizes the chosen part, by the first touch too', async () => {
  const { now } = await show();
  await row();
  const right = drawing().querySelector('[data-handle=right]') as Element;
  fireEvent.pointerDown(right, at(2.2, 1.4, { pointerType: 'touch' }));
  pull(2.58, 1.4);
  drop();
  expect(now()).toEqual([{ ...TABLE, width: 1.6 }]);
});

test('a finger on the chosen part does not scroll the page, on another one it does', async () => {
  const { table } = await show();
  const scrolls = () => {
    const touch = createEvent.touchStart(table);
    fireEvent(table, touch);
    return !touch.defaultPrevented;
  };
  expect(scrolls()).toBe(true);
  await row();
  expect(scrolls()).toBe(false);
});
