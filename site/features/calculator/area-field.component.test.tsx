import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AreaField } from './area-field.tsx';

const change = vi.fn();

function Field() {
  const [areaM2, setArea] = useState(50);
  const handleChange = (area: number) => {
    change(area);
    setArea(area);
  };
  return <AreaField limits={{ minAreaM2: 18, maxAreaM2: 200 }} areaM2={areaM2} onChange={handleChange} />;
}

beforeEach(() => {
  change.mockClear();
  render(<Field />);
});

const slider = () => screen.getByLabelText<HTMLInputElement>('Площадь квартиры по полу');
const number = () => screen.getByLabelText<HTMLInputElement>('Площадь числом, м²');
const message = () => screen.getByRole('status').textContent;

async function type(text: string) {
  await userEvent.clear(number());
  await userEvent.type(number(), text);
}

test('the slider sets the number', () => {
  fireEvent.input(slider(), { target: { value: '64' } });
  expect(change).toHaveBeenCalledExactlyOnceWith(64);
  expect(number().value).toBe('64');
  expect(slider().getAttribute('aria-valuetext')).toBe('64 м²');
});

test('a typed number sets the slider at once, with a comma too', async () => {
  await type('64,5');
  expect(change).toHaveBeenLastCalledWith(64.5);
  expect(slider().value).toBe('65');
  await userEvent.tab();
  expect(number().value).toBe('64,5');
  expect(message()).toBe('');
});

test('a number out of range is corrected only when it is finished, and the field says why', async () => {
  await type('5');
  expect(change).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(change).toHaveBeenCalledExactlyOnceWith(18);
  expect(number().value).toBe('18');
  expect(message()).toMatch(/Считаем от.18 до.200.м²/);
  expect(number().getAttribute('aria-describedby')).toBe(screen.getByRole('status').id);
});

test('Enter finishes a number, and a number in range takes the message away', async () => {
  await type('900{Enter}');
  expect(change).toHaveBeenLastCalledWith(200);
  expect(message()).not.toBe('');
  await type('90');
  expect(message()).toBe('');
});

test('words and an empty field leave the area as it was', async () => {
  await type('много');
  await userEvent.tab();
  expect(number().value).toBe('50');
  expect(change).not.toHaveBeenCalled();
});
