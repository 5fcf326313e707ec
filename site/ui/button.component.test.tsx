import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a button is pressed', async () => {
  const press = vi.fn();
  render(<Button onClick={press}>Ещё</Button>);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Ещё' });
  await userEvent.click(button);
  expect(press).toHaveBeenCalledOnce();
  expect(button.type).toBe('button');
  expect(button.hasAttribute('aria-busy')).toBe(false);
});

test('a busy button says what it does and submits nothing more', async () => {
  const press = vi.fn();
  const submit = vi.fn();
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy onClick={press}>
        Отправить
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Отправляем…' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});
