import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestStore } from '../../shell/runtime/testing/create-test-store.ts';
import type { ToastOptions } from '../../shell/runtime/toast-types.ts';
import { ToastList } from './toast-list.tsx';

const LIFE_MS = 5000;

beforeEach(() => {
  // The simulated document animates nothing.
  const animation = { play: () => {}, pause: () => {}, effect: { getComputedTiming: () => ({ progress: 0.25 }) } };
  HTMLElement.prototype.animate = () => animation as unknown as Animation;
});
afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'animate'));

async function show(...toasts: ToastOptions[]) {
  const tools = createTestStore();
  render(<ToastList store={tools.store} />);
  act(() => {
    for (const toast of toasts) tools.show({ autoClose: LIFE_MS, ...toast });
  });
  await screen.findByText(toasts.at(-1)?.text ?? '');
  const pass = (ms: number) => act(() => tools.clock.advance(ms));
  pass(500);
  return { ...tools, pass };
}

test('an error interrupts, other toasts wait, and none is announced with its buttons', async () => {
  await show({ text: 'Отправлено', type: 'success' }, { text: 'Не отправлено', type: 'error', detail: 'Нет связи' });
  expect(screen.getByRole('status', { name: 'Отправлено' }).getAttribute('aria-atomic')).toBe('false');
  expect(screen.getByRole('alert', { name: 'Не отправлено Нет связи' })).toBeTruthy();
  for (const button of screen.getAllByRole('button')) expect(button.getAttribute('aria-live')).toBe('off');
});

test('a click on a toast and its cross close it', async () => {
  const { phases } = await show({ text: 'Первый' }, { text: 'Второй' });
  await userEvent.click(screen.getByText('Первый'));
  expect(phases()).toEqual(['exit', 'visible']);
  await userEvent.click(screen.getAllByRole('button', { name: 'Закрыть' }).at(-1) as HTMLElement);
  expect(phases()).toEqual(['exit', 'exit']);
});

test('Escape closes the focused toast and nothing around it', async () => {
  const outside = vi.fn();
  document.addEventListener('keydown', outside);
  const { phases } = await show({ text: 'Сообщение' });
  outside.mockClear();
  fireEvent.keyDown(screen.getByRole('status'), { key: 'Escape' });
  document.removeEventListener('keydown', outside);
  expect(phases()).toEqual(['exit']);
  expect(outside).not.toHaveBeenCalled();
});

test('the action of a toast runs once and closes it', async () => {
  const run = vi.fn();
  const { phases } = await show({ text: 'Удалено', action: { label: 'Вернуть', run } });
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(run).toHaveBeenCalledOnce();
  expect(phases()).toEqual(['exit']);
});

test('something that loads cannot be closed', async () => {
  const { phases } = await show({ text: 'Отправляем', type: 'loading' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('progressbar', { name: 'Выполняется' })).toBeTruthy();
  await userEvent.click(screen.getByText('Отправляем'));
  expect(phases()).toEqual(['visible']);
});

test('a toast waits while the pointer is on it', async () => {
  const { phases, pass } = await show({ text: 'Сообщение' });
  const toast = screen.getByRole('status');
  fireEvent.pointerEnter(toast);
  pass(LIFE_MS * 2);
  expect(phases()).toEqual(['visible']);
  expect(screen.getByRole('progressbar', { name: 'Осталось времени' }).ariaValueNow).toBe('0.75');
  fireEvent.pointerLeave(toast);
  pass(LIFE_MS * 2);
  expect(phases()).toEqual([]);
});

test('F8 focuses the newest toast, which then waits; its end returns the focus', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  const { phases, pass } = await show({ text: 'Первый' }, { text: 'Второй' });
  fireEvent.keyDown(field, { key: 'F8' });
  const [first, second] = screen.getAllByRole('status');
  expect(document.activeElement).toBe(second);
  pass(LIFE_MS * 2);
  expect(phases()).toEqual(['visible']);
  expect(first?.isConnected).toBe(false);
  fireEvent.keyDown(second as HTMLElement, { key: 'Escape' });
  expect(document.activeElement).toBe(field);
  field.remove();
});

test('toasts wait while the tab is in the background', async () => {
  const { phases, pass } = await show({ text: 'Сообщение' });
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  pass(LIFE_MS * 2);
  expect(phases()).toEqual(['visible']);
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  visibility.mockRestore();
  pass(LIFE_MS * 2);
  expect(phases()).toEqual([]);
});
