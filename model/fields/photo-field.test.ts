import { expect, test } from 'vitest';
import { photo } from './fields.ts';

test('a photograph has either an alt text or the decoration flag, never both or neither', () => {
  const findIssues = (value: object) => photo('Снимок').safeParse({ file: 'room.jpg', ...value }).error?.issues ?? [];
  expect(findIssues({ alt: 'Кухня' })).toEqual([]);
  expect(findIssues({ isDecoration: true })).toEqual([]);
  expect(findIssues({})).toMatchObject([
    { path: ['alt'], message: expect.stringContaining('Напишите, что на снимке') },
  ]);
  expect(findIssues({ isDecoration: false })).toHaveLength(1);
  expect(findIssues({ alt: 'Кухня', isDecoration: true })).toMatchObject([
    { message: expect.stringContaining('одно из двух') },
  ]);
});
