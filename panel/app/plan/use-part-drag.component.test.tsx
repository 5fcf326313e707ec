import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PX_PER_METRE } from '../../../model/plan-drawing/plan-units.ts';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { PlanCanvas } from './plan-canvas.tsx';
import { FIRST_PLAN, type PlanFacts } from './plan-facts.ts';
import type { Part } from './plan-parts.ts';

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
  const { getScreenCTM, setPointerCapture } = drawing;
  Object.assign(drawing, { getScreenCTM: () => null, setPointerCapture: held });
  return () => void Object.assign(drawing, { getScreenCTM, setPointerCapture });
});

const drawing = () => screen.getByRole('application');
const chosen = () => drawing().querySelector('[data-chosen]');

/** Opens a plan with a table. @returns the table in the drawing, which is not chosen */
function show() {
  const changed = vi.fn();
  function Drawn() {
    const [plan, setPlan] = useState<PlanFacts>({ ...FIRST_PLAN, furniture: [TABLE] });
    const [part, choose] = useState<Part | null>(null);
    const change = (next: PlanFacts) => {
      changed(next.furniture?.[0]);
      setPlan(next);
    };
    return <PlanCanvas plan={plan} chosen={part} zoom={1} choose={choose} change={change} remove={() => {}} />;
  }
  renderInPanel(<Drawn />);
  for (const key of ['PageDown', 'PageDown']) fireEvent.keyDown(drawing(), { key });
  const table = chosen() as Element;
  fireEvent.keyDown(drawing(), { key: 'Escape' });
  return { table, changes: () => changed.mock.calls.flat() };
}

const at = (x: number, y: number, more: object = {}) => ({
  ...{ clientX: x * PX_PER_METRE, clientY: y * PX_PER_METRE, pointerId: 1, button: 0, pointerType: 'mouse', ...more },
});
const pull = (x: number, y: number, more: object = {}) => fireEvent.pointerMove(drawing(), at(x, y, more));
const choose = (part: Element) => fireEvent.pointerDown(part, at(1.5, 1.5, { pointerType: 'touch' }));
const drop = () => fireEvent.pointerUp(drawing(), at(0, 0));

test('a part follows the mouse to the grid and is changed once, when it is dropped', () => {
  const { table, changes } = show();
  fireEvent.pointerDown(table, at(1.5, 1.5));
  expect(chosen()).toBe(table);
  expect(document.activeElement).toBe(drawing());
  expect(held).toHaveBeenCalledWith(1);
  const before = table.innerHTML;
  pull(1.96, 2.03);
  expect(table.innerHTML).not.toBe(before);
  expect(changes()).toEqual([]);
  drop();
  expect(changes()).toEqual([{ ...TABLE, x: 1.5, y: 1.5 }]);
  pull(3, 3);
  drop();
  expect(changes()).toHaveLength(1);
});

test('with Shift a part moves by centimetres', () => {
  const { table, changes } = show();
  fireEvent.pointerDown(table, at(1.5, 1.5));
  pull(1.53, 1.5, { shiftKey: true });
  drop();
  expect(changes()).toEqual([{ ...TABLE, x: 1.03 }]);
});

test('the first touch of a part only chooses it, the second one moves it', () => {
  const { table, changes } = show();
  const finger = { pointerType: 'touch' };
  const drag = () => {
    fireEvent.pointerDown(table, at(1.5, 1.5, finger));
    pull(2, 1.5, finger);
    drop();
  };
  drag();
  expect(chosen()).toBe(table);
  expect(changes()).toEqual([]);
  drag();
  expect(changes()).toEqual([{ ...TABLE, x: 1.5 }]);
});

test.each([
  ['Escape', () => fireEvent.keyDown(drawing(), { key: 'Escape' })],
  ['a gesture of the system', () => fireEvent.pointerCancel(drawing(), at(0, 0))],
])('%s puts a dragged part back', (_, cancel) => {
  const { table, changes } = show();
  fireEvent.pointerDown(table, at(1.5, 1.5));
  const before = table.innerHTML;
  pull(2, 2);
  cancel();
  expect(table.innerHTML).toBe(before);
  drop();
  expect(changes()).toEqual([]);
  expect(chosen()).toBe(table);
});

test('neither another finger nor another button moves a part', () => {
  const { table, changes } = show();
  fireEvent.pointerDown(table, at(1.5, 1.5, { button: 2 }));
  expect(chosen()).not.toBe(table);
  fireEvent.pointerDown(table, at(1.5, 1.5));
  pull(2, 2, { pointerId: 2 });
  drop();
  expect(changes()).toEqual([]);
});

test('a handle resizes the chosen part, by the first touch too', () => {
  const { table, changes } = show();
  choose(table);
  const right = drawing().querySelector('[data-handle=right]') as Element;
  fireEvent.pointerDown(right, at(2.2, 1.4, { pointerType: 'touch' }));
  pull(2.58, 1.4);
  drop();
  expect(changes()).toEqual([{ ...TABLE, width: 1.6 }]);
});

test('a finger on the chosen part does not scroll the page, on another one it does', () => {
  const { table } = show();
  const scrolls = () => {
    const touch = createEvent.touchStart(table);
    fireEvent(table, touch);
    return !touch.defaultPrevented;
  };
  expect(scrolls()).toBe(true);
  choose(table);
  expect(scrolls()).toBe(false);
});
