import { expect, test } from 'vitest';
import { photo } from './fields.ts';

test('a photograph has either an alt text or the decoration flag, never both or neither', () => {
  const said = (value: object) => photo('Снимок').safeParse({ file: 'room.jpg', ...value }).error?.issues ?? [];
  expect(said({ alt: 'Кухня' })).toEqual([]);
  expect(said({ isDecoration: true })).toEqual([]);
  expect(said({})).toMatchObject([{ path: ['alt'], message: expect.stringContaining('Напишите, что на снимке') }]);
  expect(said({ isDecoration: false })).toHaveLength(1);
  expect(said({ alt: 'Кухня', isDecoration: true })).toMatchObject([
    { message: expect.stringContaining('одно из двух') },
  ]);
});
