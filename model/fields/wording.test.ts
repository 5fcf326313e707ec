import { expect, test } from 'vitest';
import { fillGaps, gapsOf } from '../format/gaps.ts';
import { wording } from './wording.ts';

const field = wording(80, 'Обещание', { must: ['когда'], may: ['время'] });
const complaints = (text: string) => field.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

test('a text may contain the placeholders of its place and facts of the company', () => {
  expect(complaints('Сейчас {время} в {городе}. Позвоним {когда}, работаем {часы}.')).toEqual([]);
});

test.each([
  ['Позвоним {кагда}.', 'Подстановки {кагда} здесь нет. Может быть, {когда}?'],
  ['Позвоним {когда}, {номер телефона}.', 'Подстановки {номер телефона} здесь нет. Есть: {когда}, {время}, {часы}'],
  ['Позвоним скоро.', 'Добавьте {когда}: без этого посетитель не узнает, когда ждать звонка.'],
  ['Позвоним {когда}, {время', 'Скобка без пары. Подстановка пишется так: {когда}.'],
])('«%s» is refused with a remedy', (text, words) => {
  expect(complaints(text).join(' ')).toContain(words);
});

test('placeholders are filled with known values, and the others are kept for later', () => {
  const text = 'Сейчас {время} в {городе}';
  expect(gapsOf(text)).toEqual(['время', 'городе']);
  expect(fillGaps(text, { городе: 'Омске' })).toBe('Сейчас {время} в Омске');
  expect(fillGaps(text, { городе: '$& Омске', время: '{городе}' })).toBe('Сейчас {городе} в $& Омске');
});
