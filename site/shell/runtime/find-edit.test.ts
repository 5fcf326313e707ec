import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findEdit } from './find-edit.ts';

const caretAt = (shown: string) => {
  const place = shown.indexOf('|');
  return { text: shown.replace('|', ''), start: place, end: place };
};

test.each([
  ['typed', '+7 (91|2', '+7 (915|2', { start: 6, end: 6, inserted: '5' }],
  ['the same digit again', '+7 (99|9', '+7 (999|9', { start: 6, end: 6, inserted: '9' }],
  ['Backspace', '+7 (91|2', '+7 (9|2', { start: 5, end: 6, inserted: '' }],
  ['Delete', '+7 (9|12', '+7 (9|2', { start: 5, end: 6, inserted: '' }],
  ['filled in by the browser', '+7 (9|12', '89001234567|', { start: 0, end: 7, inserted: '89001234567' }],
  ['filled in elsewhere', '|+7 (912', '8900|', { start: 0, end: 7, inserted: '8900' }],
  ['a word replaced by the keyboard', '|912', '912 345|', { start: 3, end: 3, inserted: ' 345' }],
])('%s', (_name, before, after, edit) => {
  expect(findEdit(caretAt(before), caretAt(after))).toEqual(edit);
});

test('an edit replaces the whole selection even if the new text begins like the old text', () => {
  const selected = { text: '+7 (912', start: 0, end: 7 };
  expect(findEdit(selected, { text: '+', end: 1 })).toEqual({ start: 0, end: 7, inserted: '+' });
});

test('a caret that moves before the selection means an edit before the selection', () => {
  const edit = findEdit({ text: '1111', start: 2, end: 2 }, { text: '11', end: 0 });
  expect(edit).toEqual({ start: 0, end: 2, inserted: '' });
});

test('the found edit turns the old text into the new text', () => {
  const text = fc.stringMatching(/^[19 ]{0,6}$/);
  fc.assert(
    fc.property(text, fc.nat(6), fc.nat(6), text, fc.nat(6), (old, one, other, next, place) => {
      const [start = 0, end = 0] = [one, other].map((at) => Math.min(at, old.length)).sort((a, b) => a - b);
      const caret = Math.min(place, next.length);
      const edit = findEdit({ text: old, start, end }, { text: next, end: caret });
      expect(old.slice(0, edit.start) + edit.inserted + old.slice(edit.end)).toBe(next);
    }),
  );
});
