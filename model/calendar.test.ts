import { expect, test } from 'vitest';
import { nextBoundary, nextDay, promotionState } from './calendar.ts';
import type { Content } from './content.ts';

const promotion = { startsOn: '2026-12-01', endsOn: '2026-12-31' };

test.each([
  ['2026-11-30', 'upcoming'],
  ['2026-12-01', 'running'],
  ['2026-12-31', 'running'],
  ['2027-01-01', 'ended'],
])('on %s a promotion of December is %s', (today, state) => {
  expect(promotionState(promotion, today)).toBe(state);
});

test('a day is followed by the next one over the ends of months and leap days', () => {
  expect(nextDay('2026-12-31')).toBe('2027-01-01');
  expect(nextDay('2028-02-28')).toBe('2028-02-29');
});

test('the next change of the site is the morning after the last day of a promotion', () => {
  const content = {
    company: {},
    promotions: [promotion],
    vacancies: [],
    works: [],
    flats: [],
    articles: [{ publishedOn: '2027-02-01' }],
    documents: [],
    today: '2026-12-15',
  } as unknown as Content;
  expect(nextBoundary(content)?.toISOString()).toBe('2026-12-31T22:00:00.000Z');
  expect(nextBoundary({ ...content, today: '2027-03-01' })).toBeNull();
});

test('the morning after the last day of a reservation changes the site too', () => {
  const content = {
    company: {},
    promotions: [],
    vacancies: [],
    works: [],
    flats: [{ publishedOn: '2026-10-01', reservedUntil: '2026-12-04' }, { publishedOn: '2026-10-01' }],
    articles: [],
    documents: [],
    today: '2026-12-04',
  } as unknown as Content;
  expect(nextBoundary(content)?.toISOString()).toBe('2026-12-04T22:00:00.000Z');
});

test('visitors are told of holidays a month ahead, and no longer when they are over', () => {
  const content = {
    company: { holidays: [{ from: '2027-01-01', to: '2027-01-08' }] },
    promotions: [],
    vacancies: [],
    works: [],
    flats: [],
    articles: [],
    documents: [],
    today: '2026-11-20',
  } as unknown as Content;
  expect(nextBoundary(content)?.toISOString()).toBe('2026-12-01T22:00:00.000Z');
  expect(nextBoundary({ ...content, today: '2026-12-05' })?.toISOString()).toBe('2027-01-08T22:00:00.000Z');
});
