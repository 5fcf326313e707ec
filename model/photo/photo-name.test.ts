import { expect, test } from 'vitest';
import { photoNameProblem } from './photo-name.ts';

test('a name from a Mac, where «й» is two code points, gets the same Latin name as any other', () => {
  const name = 'Синий зал.jpg';
  expect(photoNameProblem(name.normalize('NFD'))).toBe(photoNameProblem(name.normalize('NFC')));
  expect(photoNameProblem(name.normalize('NFD'))).toContain('«siniy-zal.jpg»');
});
