import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal, renderInPanel } from '../in-panel.fixture.tsx';
import { RestoreForm } from './restore-form.tsx';

const RESTORE = 'POST /api/archive/restore';
const RESTORED = { madeAt: '2026-11-20T10:00:00.000Z', files: 3, formerFolder: 'content-1', withPeople: false };

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Восстановить' });
const sure = () => screen.getByLabelText<HTMLInputElement>(/^Понимаю/);

async function choose(answer: () => unknown) {
  const { asked } = renderInPanel(<RestoreForm />, { answers: { [RESTORE]: answer } });
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, new File(['x'], 'copy.gz', { type: 'application/gzip' }));
  return asked;
}

test('nothing is restored before the person has understood, and never twice by the same press', async () => {
  const asked = await choose(() => RESTORED);
  expect(button().disabled).toBe(true);
  await userEvent.click(sure());
  await userEvent.click(button());
  const done = await screen.findByRole('status');
  expect(done.textContent).toMatch(/Восстановлено 3.файла.*12:00\. Прежнее.*в папке content-1\./);
  expect(asked.map(({ path }) => path)).toEqual(['/api/archive/restore']);
  expect([button().disabled, sure().checked]).toEqual([true, false]);
});

test('a bad archive says what is wrong and stays chosen', async () => {
  await choose(() => refusal(422, { message: 'Архив повреждён.' }));
  await userEvent.click(sure());
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe('Архив повреждён.');
  expect(button().disabled).toBe(false);
});
