import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { hideFormNotices, notifyUndo } from './notify-undo.tsx';

beforeEach(() => void vi.useFakeTimers());
function show(undo: () => Promise<unknown>, { isElsewhere = true, isInForm = false } = {}) {
  const { client } = renderInPanel(<button type="button">Удалить</button>);
  if (isElsewhere) screen.getByText('Удалить').focus();
  const refetch = vi.spyOn(client, 'invalidateQueries');
  act(() => notifyUndo({ words: 'Удалено: Кухня', undo, isInForm }));
  return { refetch };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const notice = () => screen.queryByText('Удалено: Кухня');
const button = () => screen.getByRole('button', { name: 'Вернуть' });

test('an undo is offered for twenty seconds', async () => {
  show(() => Promise.resolve());
  await pass(19_900);
  expect(notice()).not.toBeNull();
  await pass(1_000);
  expect(notice()).toBeNull();
});

test('the notice stays while it is pointed at, also at its edge', async () => {
  show(() => Promise.resolve());
  const whole = screen.getByRole('alert');
  act(() => void whole.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })));
  await pass(60_000);
  expect(notice()).not.toBeNull();
  act(() => void whole.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body })));
  await pass(21_000);
  expect(notice()).toBeNull();
});

test('an undone act refreshes everything and takes the notice away', async () => {
  const undo = vi.fn(() => Promise.resolve());
  const { refetch } = show(undo);
  act(() => button().click());
  await pass(1_000);
  expect([undo.mock.calls.length, refetch.mock.calls.length, notice()]).toEqual([1, 1, null]);
});

test('an undo inside a form reads nothing again, so that the form stays as it is', async () => {
  const { refetch } = show(() => Promise.resolve(), { isInForm: true });
  act(() => button().click());
  await pass(1_000);
  expect([refetch.mock.calls.length, notice()]).toEqual([0, null]);
});

test.each([
  [true, 0],
  [false, 1],
])('when a form begins again, of an undo inside the form (%s) %i notices stay', async (isInForm, count) => {
  show(() => Promise.resolve(), { isInForm });
  act(hideFormNotices);
  await pass(1_000);
  expect(screen.queryAllByText('Удалено: Кухня')).toHaveLength(count);
});

test('an undo that fails says why and may be tried again', async () => {
  show(() => Promise.reject(new Error('Адрес занят.')));
  act(() => button().click());
  await pass(100);
  screen.getByText('Адрес занят.');
  expect(notice()).not.toBeNull();
});

test('the undo takes the focus when nothing else has it, and stays until it loses it', async () => {
  show(() => Promise.resolve(), { isElsewhere: false });
  await pass(60_000);
  expect(document.activeElement).toBe(button());
  act(() => button().blur());
  await pass(21_000);
  expect(notice()).toBeNull();
});

test('the undo leaves the focus of a person who goes on', async () => {
  show(() => Promise.resolve());
  await pass(0);
  expect(document.activeElement?.textContent).toBe('Удалить');
});
