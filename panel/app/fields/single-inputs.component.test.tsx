import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { field, renderInForm } from './in-form.fixture.tsx';

const input = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input,textarea' });

/** Types into an input and leaves it. */
async function type(label: string | RegExp, words: string) {
  await userEvent.type(input(label), words);
  await userEvent.tab();
}

test.each([
  ['text', 'Кухня', 'Кухня'],
  ['time', '930', '09:30'],
  ['phone', '8 (4012) 05-17-36', '+74012051736'],
  ['phone', '4012', '4012'],
  ['date', '20.11.2026', '2026-11-20'],
  ['date', '1 ноября 2026', '2026-11-01'],
  ['number', '60,5', 60.5],
  ['money', '1250000', 1_250_000],
  ['multiline', 'Первая{Enter}вторая', 'Первая\nвторая'],
])('a field of the kind %s reads «%s»', async (widget, words, value) => {
  const { facts } = renderInForm([field('поле', { widget, isRequired: true })]);
  await type(/^поле/, words);
  expect(facts()).toEqual({ поле: value });
});

test.each(['text', 'number', 'date'])('an emptied field of the kind %s is left out of the file', async (widget) => {
  const value = { text: 'Кухня', number: 60, date: '2026-11-20' }[widget];
  const { facts } = renderInForm([field('поле', { widget })], { поле: value });
  await userEvent.clear(input('поле'));
  await userEvent.tab();
  expect(facts()?.поле).toBeUndefined();
});

test('a long text of one line takes no line break, typed or pasted', async () => {
  const { facts } = renderInForm([field('поле', { maxLength: 160, isRequired: true })]);
  await type(/^поле/, 'одна{Enter}');
  await userEvent.click(input(/^поле/));
  await userEvent.paste('\nдве');
  expect(facts()).toEqual({ поле: 'одна две' });
});

test.each([
  [8, null],
  [9, 'Поместится ещё 1\u00a0знак'],
  [12, 'Лишних: 2\u00a0знака'],
])('of ten signs, %i are typed: «%s»', (length, words) => {
  renderInForm([field('поле', { maxLength: 10 })], { поле: 'я'.repeat(length) });
  expect(screen.queryByRole('status')?.textContent ?? null).toBe(words);
});

test('a phone number is shown as on the site, and as typed while one types', async () => {
  const { facts } = renderInForm([field('поле', { widget: 'phone' })], { поле: '+74012051736' });
  expect(input('поле').value).toBe('+7\u00a04012\u00a005\u201117\u201136');
  await userEvent.clear(input('поле'));
  await userEvent.type(input('поле'), '89112000011');
  expect(input('поле').value).toBe('89112000011');
  expect(facts()).toEqual({ поле: '+79112000011' });
  await userEvent.tab();
  expect(input('поле').value).toBe('+7\u00a0911\u00a0200\u201100\u201111');
});

test('a number is written as Russians do, with its unit', () => {
  renderInForm([field('цена', { widget: 'money', unit: '₽' }), field('срок', { widget: 'number', unit: 'месяцев' })], {
    ...{ цена: 1_250_000, срок: 2026 },
  });
  expect(input('цена').value).toBe('1\u00a0250\u00a0000\u00a0₽');
  expect(input('срок, месяцев').value).toBe('2026');
});

test('a day says how far it is from today by the clock of the company, and from the day before it', () => {
  vi.useFakeTimers({ now: new Date('2026-11-19T22:30:00Z'), toFake: ['Date'] });
  renderInForm(
    ['заявка', 'начало', 'конец'].map((key) => field(key, { widget: 'date' })),
    {
      ...{ заявка: '2026-10-01', начало: '2026-11-20', конец: '2026-11-15' },
    },
  );
  screen.getByText('сегодня; 50 дней после «заявка»');
  screen.getByText('5 дней назад; на 5 дней раньше «начало»');
});

test.each([
  ['the day before it', { начало: '2027-03-05' }, 'март 2027'],
  ['its own day', { начало: '2027-03-05', конец: '2027-05-01' }, 'май 2027'],
  ['today', {}, 'ноябрь 2026'],
])('the calendar of a day opens at the month of %s', async (_, facts, month) => {
  vi.useFakeTimers({ now: new Date('2026-11-19T12:00:00Z'), toFake: ['Date'] });
  renderInForm(
    ['начало', 'конец'].map((key) => field(key, { widget: 'date', isRequired: true })),
    facts,
  );
  await userEvent.click(input(/^конец/));
  screen.getByRole('button', { name: month });
});

test('the calendar has the today of the company and opens at its month', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T22:30:00Z'), toFake: ['Date'] });
  renderInForm([field('день', { widget: 'date', isRequired: true })]);
  await userEvent.click(input(/^день/));
  const isMarked = (day: string) => screen.getByLabelText(day).matches('[data-today][data-highlight-today]');
  expect([isMarked('30 ноября 2026'), isMarked('1 декабря 2026')]).toEqual([false, true]);
});

test('a first day that is chosen later moves the month of the last one', async () => {
  renderInForm(['начало', 'конец'].map((key) => field(key, { widget: 'date', isRequired: true })));
  await type(/^начало/, '05.03.2027');
  await userEvent.click(input(/^конец/));
  screen.getByRole('button', { name: 'март 2027' });
  await userEvent.click(screen.getByRole('button', { name: 'Следующий месяц' }));
  screen.getByRole('button', { name: 'апрель 2027' });
});

test.each<[object, boolean | undefined, boolean, boolean | undefined]>([
  [{}, undefined, true, true],
  [{}, true, false, undefined],
  [{ default: true }, undefined, false, false],
  [{ isRequired: true }, true, false, false],
])('a switch of %j with %s becomes %s and stores %s', async (change, before, isOn, after) => {
  const { facts } = renderInForm([field('поле', { widget: 'boolean', ...change })], { поле: before });
  const flag = screen.getByRole<HTMLInputElement>('switch');
  expect(flag.checked).toBe(!isOn);
  await userEvent.click(flag);
  expect(facts()?.поле).toBe(after);
});

test('a message of the server is said at its field, and hides the note below it', async () => {
  const { refuse } = renderInForm([field('день', { widget: 'date' })], { день: '2026-11-20' });
  act(() => refuse('день', 'Такого дня нет.'));
  expect(input('день').getAttribute('aria-invalid')).toBe('true');
  screen.getByText('Такого дня нет.');
  expect(screen.queryByText(/дней назад|через/)).toBeNull();
});
