import { expect, test } from 'vitest';
import { findProblems, problemOnLeaving, toLeadValues } from './lead-values.ts';

test('a form becomes a request body, and JSON values become objects', () => {
  const form = new FormData();
  form.set('phone', '8 900');
  form.set('answers', '{"area":64}');
  expect(toLeadValues(form)).toEqual({ phone: '8 900', answers: { area: 64 } });
});

test('only the phone and the consent are required, the phone first', () => {
  const problems = findProblems({ name: '' });
  expect(Object.keys(problems)).toEqual(['phone', 'consent']);
  expect(findProblems({ phone: '9001234567', consent: 'yes' })).toEqual({});
});

test('an empty field shows no error until the form is sent', () => {
  expect(problemOnLeaving('phone', ' ')).toBeNull();
  expect(problemOnLeaving('phone', '+7 (9')).toMatch(/Не хватает 9 цифр/);
  expect(problemOnLeaving('name', '')).toBeNull();
});
