import { expect, test } from 'vitest';
import { summary } from '../content.fixture.ts';
import { captionValues } from './entry-caption.tsx';
import type { Column } from './list-columns.ts';

const column = (words: string, isNumber?: true): Column => ({
  title: '',
  words: () => words,
  ...(isNumber && { isNumber }),
});

test('the line below a title begins with sums and repeats neither the title nor a number without its name', () => {
  const columns = [
    column('студия', true),
    column('2'),
    column(''),
    column('4 декабря 2026'),
    column('6 890 000 ₽', true),
  ];
  expect(captionValues(summary('one', { title: 'Студия на Хуторской' }), columns)).toEqual([
    '6 890 000 ₽',
    '4 декабря 2026',
  ]);
});

test('the status, which is a sign, is no value', () => {
  const status = { ...column('свободна'), status: {} } as Column;
  expect(captionValues(summary('one'), [status])).toEqual([]);
});
