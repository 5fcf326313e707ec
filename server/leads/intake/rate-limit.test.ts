import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20) + seconds * 1000);

test('a bucket holds a minute and refills steadily', () => {
  const limit = createRateLimit(6);
  const taken = Array.from({ length: 8 }, () => limit.take('10.0.0.1', at(0)));
  expect(taken).toEqual([0, 0, 0, 0, 0, 0, 10, 10]);
  expect(limit.take('10.0.0.1', at(4))).toBe(6);
  expect(limit.take('10.0.0.1', at(10))).toBe(0);
  expect(limit.take('10.0.0.1', at(10))).toBe(10);
});

test('a clock that goes back neither gives nor takes', () => {
  const limit = createRateLimit(1);
  limit.take('10.0.0.1', at(100));
  expect(limit.take('10.0.0.1', at(0))).toBe(60);
});

test('one household of IPv6 is one address', () => {
  const limit = createRateLimit(1);
  expect(limit.take('2001:db8::1', at(0))).toBe(0);
  expect(limit.take('2001:db8:0:0:ffff::2', at(0))).toBe(60);
  expect(limit.take('2001:db8:0:1::1', at(0))).toBe(0);
});

test('0 switches the limit off', () => {
  const limit = createRateLimit(0);
  expect(Array.from({ length: 100 }, () => limit.take('10.0.0.1', at(0)))).not.toContain(60);
});
