import { expect, test } from 'vitest';
import { undoStep } from './phone-mask.ts';

test.each([
  [{ key: 'z', ctrlKey: true }, 'undo'],
  [{ key: 'z', metaKey: true }, 'undo'],
  [{ key: 'я', code: 'KeyZ', ctrlKey: true }, 'undo'],
  [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  [{ key: 'Я', code: 'KeyZ', metaKey: true, shiftKey: true }, 'redo'],
  [{ key: 'y', ctrlKey: true }, 'redo'],
  [{ key: 'н', code: 'KeyY', ctrlKey: true }, 'redo'],
  [{ key: 'y', metaKey: true }, null],
  [{ key: 'w', code: 'KeyZ', ctrlKey: true }, null],
  [{ key: 'z', ctrlKey: true, altKey: true }, null],
  [{ key: 'z' }, null],
])('the keystroke %o means %s', (stroke, step) => {
  const still = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  expect(undoStep({ ...still, ...stroke })).toBe(step);
});
