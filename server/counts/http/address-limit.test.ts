import { expect, test } from 'vitest';
import { createAddressLimit, HITS_PER_HOUR } from './address-limit.ts';

const DAY = '2026-11-20';
const AT = new Date('2026-11-20T10:00:00Z');
const HOUR_MS = 3_600_000;

function countHits(hits: number, take: () => boolean): number {
  return Array.from({ length: hits }, take).filter(Boolean).length;
}

test('one address is counted up to the hourly limit, again after an hour, and separately from others', () => {
  const isWithin = createAddressLimit();
  const flood = (at: Date) => countHits(2 * HITS_PER_HOUR, () => isWithin('203.0.113.7', DAY, at));
  expect(flood(AT)).toBe(HITS_PER_HOUR);
  expect(isWithin('203.0.113.8', DAY, AT)).toBe(true);
  expect(flood(new Date(AT.getTime() + HOUR_MS))).toBe(HITS_PER_HOUR);
});

test('all addresses of one IPv6 network share one limit', () => {
  const isWithin = createAddressLimit();
  let host = 0;
  const flood = () => countHits(2 * HITS_PER_HOUR, () => isWithin(`2001:db8::${(host++).toString(16)}`, DAY, AT));
  expect(flood()).toBe(HITS_PER_HOUR);
  expect(isWithin('2001:db8:0:1::1', DAY, AT)).toBe(true);
});

test('visitors behind our proxy that forwards no address have no shared limit', () => {
  const isWithin = createAddressLimit();
  expect(countHits(2 * HITS_PER_HOUR, () => isWithin('127.0.0.1', DAY, AT))).toBe(2 * HITS_PER_HOUR);
});

test('addresses are forgotten at the end of the day', () => {
  const isWithin = createAddressLimit();
  countHits(HITS_PER_HOUR, () => isWithin('203.0.113.7', DAY, AT));
  expect(isWithin('203.0.113.7', DAY, AT)).toBe(false);
  expect(isWithin('203.0.113.7', '2026-11-21', AT)).toBe(true);
});
