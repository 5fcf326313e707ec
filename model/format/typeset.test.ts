import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

test('every text in the data gets no-break spaces, also in lists and groups', () => {
  expect(typeset({ title: 'Ремонт в городе', rows: [['до 3 дней', 5, null, true]] })).toEqual({
    title: 'Ремонт в\u00a0городе',
    rows: [['до\u00a03\u00a0дней', 5, null, true]],
  });
  expect(typeset('1 482 000 ₽')).toBe('1\u00a0482\u00a0000\u00a0₽');
});

test('a drawing keeps its spaces', () => {
  const drawing = { viewBox: '-14 -14 396 308', path: 'M1 164v-96h24v96zM1 140h24' };
  expect(typeset(drawing)).toEqual(drawing);
});
