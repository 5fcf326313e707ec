import { expect, test } from 'vitest';
import { createAddressLimit, HITS_PER_HOUR } from './address-limit.ts';

const DAY = '2026-11-20';
const AT = new Date('2026-11-20T10:00:00Z');
const HOUR_MS = 3_600_000;

function countedOf(hits: number, take: () => boolean): number {
  return Array.from({ length: hits }, take).filter(Boolean).length;
}

test('one address counts up to its bound, again after an hour, and others beside it', () => {
  const isWithin = createAddressLimit();
  const flood = (at: Date) => countedOf(2 * HITS_PER_HOUR, () => isWithin('203.0.113.7', DAY, at));
  expect(flood(AT)).toBe(HITS_PER_HOUR);
  expect(isWithin('203.0.113.8', DAY, AT)).toBe(true);
  expect(flood(new Date(AT.getTime() + HOUR_MS))).toBe(HITS_PER_HOUR);
});

test('a household behind one IPv6 network is one address', () => {
  const isWithin = createAddressLimit();
  let host = 0;
  const flood = () => countedOf(2 * HITS_PER_HOUR, () => isWithin(`2001:db8::${(host++).toString(16)}`, DAY, AT));
  expect(flood()).toBe(HITS_PER_HOUR);
  expect(isWithin('2001:db8:0:1::1', DAY, AT)).toBe(true);
});

test('visitors behind a proxy of ours that names nobody share no limit', () => {
  const isWithin = createAddressLimit();
  expect(countedOf(2 * HITS_PER_HOUR, () => isWithin('127.0.0.1', DAY, AT))).toBe(2 * HITS_PER_HOUR);
});

test('at the end of the day addresses are forgotten', () => {
  const isWithin = createAddressLimit();
  countedOf(HITS_PER_HOUR, () => isWithin('203.0.113.7', DAY, AT));
  expect(isWithin('203.0.113.7', DAY, AT)).toBe(false);
  expect(isWithin('203.0.113.7', '2026-11-21', AT)).toBe(true);
});
