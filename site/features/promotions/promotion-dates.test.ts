import { describe, expect, test } from 'vitest';
import { promotionDeadline, promotionPeriod } from './promotion-dates.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const winter = { startsOn: '2026-10-01', endsOn: '2027-01-31' };
const spring = { startsOn: '2027-01-15', endsOn: '2027-04-30' };

describe('promotionPeriod', () => {
  test('names both years when they differ', () => {
    expect(plain(promotionPeriod(winter))).toBe('с 1 октября 2026 по 31 января 2027 года');
  });

  test('names a shared year once', () => {
    expect(plain(promotionPeriod(spring))).toBe('с 15 января по 30 апреля 2027 года');
  });
});

describe('promotionDeadline', () => {
  test('tells the last day of a running promotion', () => {
    expect(plain(promotionDeadline(winter, 'running', '2026-11-20'))).toBe('до 31 января 2027');
  });

  test('tells the first day of one to come, without the year while it is clear', () => {
    expect(plain(promotionDeadline(spring, 'upcoming', '2026-11-20'))).toBe('начнётся 15 января');
    expect(plain(promotionDeadline(spring, 'upcoming', '2026-01-15'))).toBe('начнётся 15 января 2027');
  });

  test('says that an ended one is over', () => {
    expect(plain(promotionDeadline(winter, 'ended', '2027-02-01'))).toBe('завершена 31 января 2027');
  });
});
