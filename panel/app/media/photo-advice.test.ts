import { expect, test } from 'vitest';
import { photoAdvice } from './photo-advice.ts';

const photo = { name: 'a.jpg', width: 2400, height: 1800, color: '#9a9a9e' };

test('a bright landscape photograph needs no advice', () => {
  expect(photoAdvice(photo, true)).toEqual([]);
});

test.each([
  ['dark', { color: '#2a2622' }, false, /тёмный/],
  ['a long screenshot', { width: 140, height: 2400 }, true, /вытянут/],
  ['upright where pages crop', { width: 1800, height: 2400 }, true, /«Главная точка»/],
  ['small', { width: 640, height: 480 }, false, /640 × 480.*прислать его файлом/],
])('a photograph that is %s gets one remark', (_, facts, isCropped, words) => {
  expect(photoAdvice({ ...photo, ...facts }, isCropped)).toEqual([expect.stringMatching(words)]);
});

test('an upright photograph in a gallery is as good as any', () => {
  expect(photoAdvice({ ...photo, width: 1800, height: 2400 }, false)).toEqual([]);
});
