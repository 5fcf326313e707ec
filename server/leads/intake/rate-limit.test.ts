import { expect, test } from 'vitest';
import { createRateLimit, createSharedRateLimit } from './rate-limit.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20) + seconds * 1000);

test('a bucket holds the limit of a minute and refills steadily', () => {
  const limit = createRateLimit(6);
  const taken = Array.from({ length: 8 }, () => limit.take('10.0.0.1', at(0)));
  expect(taken).toEqual([0, 0, 0, 0, 0, 0, 10, 10]);
  expect(limit.take('10.0.0.1', at(4))).toBe(6);
  expect(limit.take('10.0.0.1', at(10))).toBe(0);
  expect(limit.take('10.0.0.1', at(10))).toBe(10);
});

test('a clock set back neither adds nor removes tokens', () => {
  const limit = createRateLimit(1);
  limit.take('10.0.0.1', at(100));
  expect(limit.take('10.0.0.1', at(0))).toBe(60);
});

test('the IPv6 addresses of one network share one limit', () => {
  const limit = createRateLimit(1);
  expect(limit.take('2001:db8::1', at(0))).toBe(0);
  expect(limit.take('2001:db8:0:0:ffff::2', at(0))).toBe(60);
  expect(limit.take('2001:db8:0:1::1', at(0))).toBe(0);
});

test('0 switches the limit off', () => {
  const limit = createRateLimit(0);
  expect(Array.from({ length: 100 }, () => limit.take('10.0.0.1', at(0)))).toEqual(Array(100).fill(0));
});

test('the addresses with the oldest requests are dropped above the memory limit', () => {
  const limit = createRateLimit(1);
  for (let index = 0; index < 10_000; index += 1) limit.take(`host-${index}`, at(0));
  for (const index of [0, 10_000]) limit.take(`host-${index}`, at(0));
  expect([0, 10_000, 1].map((index) => limit.take(`host-${index}`, at(0)))).toEqual([60, 60, 0]);
});

test('limits in one store are separated by name, and their pauses are whole seconds', async () => {
  const turns: string[] = [];
  const takeToken = async ({ network }: { network: string }) => turns.push(network) * 700;
  for (const name of ['lead', 'check']) {
    const limit = createSharedRateLimit(name, 1, { takeToken: takeToken });
    expect(await limit.take('2001:db8::1', at(0))).toBe(turns.length);
  }
  expect(turns).toEqual(['lead 2001:db8:0:0', 'check 2001:db8:0:0']);
  expect(await createSharedRateLimit('off', 0, { takeToken: takeToken }).take('10.0.0.1', at(0))).toBe(0);
});

test('a server without a shared store counts locally', async () => {
  const limit = createSharedRateLimit('lead', 1, { takeToken: async () => null });
  expect([await limit.take('10.0.0.1', at(0)), await limit.take('10.0.0.1', at(0))]).toEqual([0, 60]);
});
