import { expect, test } from 'vitest';
import { parseArea } from './parse-area.ts';

test('parses a decimal comma, a point, spaces and the unit', () => {
  expect(parseArea('64')).toBe(64);
  expect(parseArea(' 64,4 м²')).toBe(64.4);
  expect(parseArea('64.44')).toBe(64.4);
  expect(parseArea('６４,٤ м²')).toBe(64.4);
});

test('rejects any other text', () => {
  for (const text of ['', 'шестьдесят', '6e4', '-5', '1,2,3']) expect(parseArea(text)).toBeNull();
});
