import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fieldTree } from '../../../model/fields/field-tree.ts';
import { plan } from '../../../model/kinds/plan.ts';
import { renderInForm } from '../fields/in-form.fixture.tsx';
import { FIRST_PLAN, type PlanFacts } from './plan-facts.ts';

const FIELD = fieldTree('plan', plan());
const TABLE = { kind: 'table', x: 1, y: 1, width: 1.2, height: 0.8 } as const;
const drawing = () => screen.getByRole('application');
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button *' }));
const row = (name: RegExp) => userEvent.click(screen.getByText(name, { selector: 'button' }));

function show(facts: PlanFacts | undefined = { ...FIRST_PLAN, furniture: [TABLE] }) {
  const rendered = renderInForm([FIELD], facts && { plan: facts });
  return { now: () => rendered.facts()?.plan as PlanFacts | undefined };
}

/** Chooses the table and presses keys in the drawing. */
async function keys(pressed: string) {
  if (!screen.queryByText(/^Стол/, { selector: '[aria-expanded=true]' })) await row(/^Стол/);
  drawing().focus();
  await userEvent.keyboard(pressed);
}

test.each([
  ['{ArrowRight}', { ...TABLE, x: 1.1 }],
  ['{Shift>}{ArrowUp}{/Shift}', { ...TABLE, y: 0.99 }],
  ['{Alt>}{ArrowDown}{/Alt}', { ...TABLE, height: 0.9 }],
  ['к', { ...TABLE, rotate: 90 }],
])('the key %s changes the chosen table', async (pressed, table) => {
  const { now } = show();
  await keys(pressed);
  expect(now()?.furniture).toEqual([table]);
});

test('a removed part comes back by the undo and goes again', async () => {
  const { now } = show();
  await keys('{Delete}');
  expect(now()?.furniture).toEqual([]);
  await press('Отменить');
  expect(now()?.furniture).toEqual([TABLE]);
  await press('Вернуть');
  expect(now()?.furniture).toEqual([]);
  expect(screen.getByText('Вернуть').closest('button')?.disabled).toBe(true);
});

test('a change after an undo leaves nothing to repeat', async () => {
  show();
  await keys('{ArrowRight}');
  await press('Отменить');
  await keys('{ArrowDown}');
  expect(screen.getByText('Вернуть').closest('button')?.disabled).toBe(true);
});

test('the keyboard walks through the parts, which are said with their places, and Escape chooses none', async () => {
  show();
  drawing().focus();
  const said = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
  await userEvent.keyboard('{PageDown}');
  expect(said()).toContain('Комната, 6 × 4 м, 24 м²: слева 0 м, сверху 0 м');
  await userEvent.keyboard('{PageDown}');
  expect(said()).toContain('Стол, 1,2 × 0,8 м: слева 1 м, сверху 1 м');
  await userEvent.keyboard('{Escape}');
  expect(said()).not.toContain('Стол');
});

test('a chosen room has exact sizes, and its area follows them on demand', async () => {
  const { now } = show();
  await row(/^Комната, 6/);
  const room = within(screen.getByRole('region', { name: 'Комнаты' }));
  const width = room.getByLabelText('Ширина');
  await userEvent.clear(width);
  await userEvent.type(width, '5,5');
  await userEvent.tab();
  await press('Площадь по размерам: 22 м²');
  expect(now()?.rooms[0]).toMatchObject({ width: 5.5, areaM2: 22 });
  expect(screen.queryByText(/^Площадь по размерам/)).toBeNull();
});

test('marks are read from a list of numbers, and other words say what is wrong', async () => {
  const { now } = show();
  const marks = screen.getByLabelText('Засечки размеров сверху');
  await userEvent.clear(marks);
  await userEvent.type(marks, '0; 3,3; 6');
  await userEvent.tab();
  expect(now()?.dimensionsX).toEqual([0, 3.3, 6]);
  await userEvent.type(screen.getByLabelText('Засечки размеров сверху'), 'я');
  screen.getByText('Здесь только числа через точку с запятой.');
  await userEvent.tab();
  expect(now()?.dimensionsX).toEqual([0, 3.3, 6]);
});

test('a removed plan comes back by the undo', async () => {
  const { now } = show();
  await press('Убрать план');
  expect(now()).toBeUndefined();
  await press('Отменить');
  expect(now()?.furniture).toEqual([TABLE]);
});
