import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

const close = vi.fn();

function show(isOpen: boolean) {
  close.mockClear();
  const given = (open: boolean) => (
    <Dialog open={open} onClose={close} title="Фильтры" lead="Выберите">
      <p>Содержание</p>
    </Dialog>
  );
  const { rerender } = render(given(isOpen));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  return { dialog, set: (open: boolean) => rerender(given(open)) };
}

test('a dialog opens and closes as its owner says, with its title as the name', () => {
  const { dialog, set } = show(false);
  expect(dialog.open).toBe(false);
  set(true);
  expect(dialog.open).toBe(true);
  expect(screen.getByRole('dialog', { name: 'Фильтры' }).textContent).toContain('Выберите');
  set(false);
  expect(dialog.open).toBe(false);
});

test('its button closes a dialog, which the owner learns', async () => {
  const { dialog } = show(true);
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(dialog.open).toBe(false);
  expect(close).toHaveBeenCalledOnce();
});

test('a press outside closes a dialog, but a selection of text that ends outside does not', () => {
  const { dialog } = show(true);
  fireEvent.pointerDown(screen.getByText('Содержание'));
  fireEvent.click(dialog);
  expect(dialog.open).toBe(true);
  fireEvent.pointerDown(dialog);
  fireEvent.click(screen.getByText('Содержание'));
  expect(dialog.open).toBe(true);
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(dialog.open).toBe(false);
});
