import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { field, renderInForm } from './in-form.fixture.tsx';

const WORDS = field('', { title: 'Слово' });
const STAGE = field('', {
  title: 'Этап',
  widget: 'group',
  fields: [field('имя', { isRequired: true }), field('цена', { widget: 'money', isSummed: true })],
});
const words = (change: object = {}) => field('слова', { widget: 'list', item: WORDS, ...change });
const stages = (change: object = {}) => field('этапы', { widget: 'list', item: STAGE, ...change });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const values = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

test('a value is added at the end with the focus and removed at its place, the others keep their inputs', async () => {
  const { facts } = renderInForm([words()], { слова: ['раз', 'два', 'три'] });
  await press('Добавить: слово');
  await userEvent.keyboard('четыре');
  const third = screen.getByLabelText('Слово, 3');
  await press('Убрать: Слово, 2');
  expect(screen.getByLabelText('Слово, 2')).toBe(third);
  expect(facts()).toEqual({ слова: ['раз', 'три', 'четыре'] });
  expect(values()).toEqual(['раз', 'три', 'четыре']);
});

test.each([
  [false, undefined],
  [true, []],
])('the last value of a list that is required: %s leaves %j', async (isRequired, left) => {
  const { facts } = renderInForm([words({ isRequired })], { слова: ['раз'] });
  await press('Убрать: Слово, 1');
  expect(facts()?.слова).toEqual(left);
});

test('a full list says so instead of its button, a short one says what is missing', () => {
  renderInForm([words({ max: 2 }), stages({ min: 2 })], { слова: ['раз', 'два'], этапы: [{ имя: 'Пол' }] });
  const [full, short] = screen.getAllByRole('group') as [HTMLElement, HTMLElement];
  within(full).getByText('Больше 2 не помещается');
  expect(within(full).queryByRole('button', { name: /^Добавить/ })).toBeNull();
  within(short).getByText('Нужно не меньше 2');
});

test('groups are summed, added with the focus and removed', async () => {
  const { facts } = renderInForm([stages()], {
    этапы: [
      { имя: 'Пол', цена: 1000 },
      { имя: 'Стены', цена: 500 },
    ],
  });
  const sum = () => screen.getByText(/всего/).textContent;
  expect(sum()).toMatch(/^цена, всего: 1.500.₽$/);
  await press('Добавить: этап');
  await userEvent.keyboard('Окна');
  await userEvent.type(screen.getAllByLabelText(/^цена/)[2] as HTMLElement, '250');
  expect(sum()).toMatch(/^цена, всего: 1.750.₽$/);
  await press('Убрать: Стены');
  expect(facts()).toEqual({
    этапы: [
      { имя: 'Пол', цена: 1000 },
      { имя: 'Окна', цена: 250 },
    ],
  });
});

test('an emptied optional list of groups is left out of the file', async () => {
  const { facts } = renderInForm([stages()], { этапы: [{ имя: 'Пол' }] });
  await press('Убрать: Пол');
  expect(facts()?.этапы ?? []).toEqual([]);
});
