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
  test('shows the last day of a running promotion', () => {
    expect(plain(promotionDeadline(winter, 'running', '2026-11-20'))).toBe('до 31 января 2027');
  });

  test('shows the first day of an upcoming promotion, without the year while it is clear', () => {
    expect(plain(promotionDeadline(spring, 'upcoming', '2026-11-20'))).toBe('начнётся 15 января');
    expect(plain(promotionDeadline(spring, 'upcoming', '2026-01-15'))).toBe('начнётся 15 января 2027');
  });

  test('shows the last day of an ended promotion as completed', () => {
    expect(plain(promotionDeadline(winter, 'ended', '2027-02-01'))).toBe('завершена 31 января 2027');
  });
});
