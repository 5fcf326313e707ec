import { expect, test } from 'vitest';
import { readTime } from './read-time.ts';

test.each([
  ['10', '10:00'],
  ['9', '09:00'],
  ['9.30', '09:30'],
  ['9-30', '09:30'],
  ['930', '09:30'],
  ['18 45', '18:45'],
  ['09:00', '09:00'],
])('a time typed as «%s» becomes %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

test.each(['', 'утром', '25', '9:75', '9:3', '10–12'])('«%s» stays, since it is no time', (typed) => {
  expect(readTime(typed)).toBe(typed);
});
