import { expect, test } from 'vitest';
import { EMPTY, parseList } from './defect-list.ts';
import { defectsText, foundAnswers } from './found-answers.ts';

const rooms = [
  { slug: 'okna', title: 'Окна', points: [{ id: 'okna/Стекло', title: 'Стекло', how: '' }] },
  {
    slug: 'steny',
    title: 'Стены',
    points: [
      { id: 'steny/Углы', title: 'Углы', how: '' },
      { id: 'steny/Трещины', title: 'Трещины', how: '' },
    ],
  },
];

test('a lead includes the ticked points with their rooms and no notes', () => {
  const answers = foundAnswers(rooms, { 'steny/Углы': 'квартира 7, у Анны', 'okna/Стекло': '' });
  expect(answers).toEqual({
    'Сам нашёл': defectsText(2),
    'Отмеченные пункты': ['Окна: Стекло', 'Стены: Углы'],
  });
  expect(foundAnswers(rooms, {})).toBeUndefined();
});

test('a tick of a point that was removed from the list is ignored', () => {
  expect(foundAnswers(rooms, { 'balkon/Перила': 'шатаются' })).toBeUndefined();
});

test('unreadable data of the device is ignored', () => {
  expect(parseList(null)).toEqual(EMPTY);
  expect(parseList({ notes: { a: 'x', b: 5 }, address: 7 })).toEqual({ ...EMPTY, notes: { a: 'x' } });
  expect(parseList({ notes: null })).toEqual(EMPTY);
});
