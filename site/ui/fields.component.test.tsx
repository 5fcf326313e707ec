import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { Chip } from './chip.tsx';
import { RangeField } from './range-field.tsx';
import { Segments } from './segments.tsx';
import { SelectInput } from './select-input.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

const describedBy = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

test.each([
  ['an input', TextInput],
  ['an area', TextArea],
])('%s says its mistake before its hint, and is invalid only with a mistake', (_, Field) => {
  const { rerender } = render(<Field label="Имя" hint="Как в паспорте" />);
  const control = screen.getByLabelText('Имя');
  expect(describedBy(control)).toBe('Как в паспорте');
  expect(control.hasAttribute('aria-invalid')).toBe(false);
  rerender(<Field label="Имя" hint="Как в паспорте" success="Верно" />);
  expect(describedBy(control)).toBe('Верно');
  rerender(<Field label="Имя" hint="Как в паспорте" error="Слишком длинно" />);
  expect(describedBy(control)).toBe('Слишком длинно');
  expect(control.getAttribute('aria-invalid')).toBe('true');
  rerender(<Field label="Имя" />);
  expect(control.hasAttribute('aria-describedby')).toBe(false);
});

test('a box is ticked by its words, and an untouched required one is not announced as invalid', async () => {
  const { rerender } = render(<Checkbox required>Согласен</Checkbox>);
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  expect(box.getAttribute('aria-invalid')).toBe('false');
  await userEvent.click(screen.getByText('Согласен'));
  expect(box.checked).toBe(true);
  rerender(
    <Checkbox required error="Нужно согласие">
      Согласен
    </Checkbox>,
  );
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(box)).toBe('Нужно согласие');
});

test('a list of options has its label as the name', async () => {
  const change = vi.fn();
  render(
    <SelectInput label="Когда" onChange={({ target }) => change(target.value)}>
      <option value="">Всё равно</option>
      <option value="day">Днём</option>
    </SelectInput>,
  );
  await userEvent.selectOptions(screen.getByLabelText('Когда'), 'Днём');
  expect(change).toHaveBeenCalledExactlyOnceWith('day');
});

test('segments are a group of radio buttons with the given one chosen', async () => {
  const choose = vi.fn();
  const options = [{ value: 'new', label: 'Новый', hint: '+0 %' } as const, { value: 'old', label: 'Старый' } as const];
  render(<Segments legend="Дом" name="house" options={options} value="new" onChange={choose} />);
  expect(screen.getByRole('group', { name: 'Дом' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Новый +0 %' })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('radio', { name: 'Старый' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('old');
});

test('segments without a given choice begin with the default one', () => {
  const options = ['a', 'b'].map((value) => ({ value, label: value }));
  render(<Segments legend="Дом" name="house" options={options} defaultValue="b" />);
  expect(screen.getByRole('radio', { name: 'b' })).toHaveProperty('checked', true);
});

test('a slider says its value in words to eyes and ears', () => {
  const change = vi.fn();
  render(<RangeField label="Срок" min={1} max={30} defaultValue={20} format={(it) => `${it} лет`} onChange={change} />);
  const slider = screen.getByLabelText('Срок');
  expect(slider.getAttribute('aria-valuetext')).toBe('20 лет');
  fireEvent.input(slider, { target: { value: '7' } });
  expect(change).toHaveBeenCalledExactlyOnceWith(7);
  expect(slider.getAttribute('aria-valuetext')).toBe('7 лет');
  expect(screen.getByRole('status').textContent).toBe('7 лет');
});

test('a chip is pressed or not; one that removes a filter is no toggle and says so', () => {
  render(
    <>
      <Chip pressed={false} count={3}>
        Студии
      </Chip>
      <Chip pressed removable>
        Комфорт
      </Chip>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Студии 3' }).getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByRole('button', { name: /Убрать: ?Комфорт/ }).hasAttribute('aria-pressed')).toBe(false);
});
