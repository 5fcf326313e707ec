import { expect, test } from 'vitest';
import { photoNameProblem } from './photo-name.ts';

test('a macOS name with «й» as two code points gets the same Latin name as the composed form', () => {
  const name = 'Синий зал.jpg';
  expect(photoNameProblem(name.normalize('NFD'))).toBe(photoNameProblem(name.normalize('NFC')));
  expect(photoNameProblem(name.normalize('NFD'))).toContain('«siniy-zal.jpg»');
});
