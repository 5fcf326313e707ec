import { expect, test } from 'vitest';
import type { Content } from '../content.ts';
import { folderKinds } from '../kinds/kinds.ts';
import { nextBoundary, shownToday } from './shown-today.ts';

const NOTHING = { company: { utcOffsetHours: 2 }, ...Object.fromEntries(folderKinds.map(({ name }) => [name, []])) };

function contentOf(entries: object): Content {
  return { ...NOTHING, ...entries } as unknown as Content;
}

test('the site next changes on the morning after the last day of a promotion', () => {
  const promotion = { startsOn: '2026-12-01', endsOn: '2026-12-31' };
  const content = contentOf({
    promotions: [promotion],
    articles: [{ publishedOn: '2027-02-01' }],
    today: '2026-12-15',
  });
  expect(nextBoundary(content)?.toISOString()).toBe('2026-12-31T22:00:00.000Z');
  expect(nextBoundary({ ...content, today: '2027-03-01' })).toBeNull();
});

test('the site also changes on the morning after the last day of a reservation', () => {
  const flats = [{ publishedOn: '2026-10-01', reservedUntil: '2026-12-04' }, { publishedOn: '2026-10-01' }];
  const content = contentOf({ flats, today: '2026-12-04' });
  expect(nextBoundary(content)?.toISOString()).toBe('2026-12-04T22:00:00.000Z');
});

test('the site changes a month before holidays, on their first day, since they may divide others, and after their last', () => {
  const content = contentOf({
    company: { utcOffsetHours: 2, holidays: [{ from: '2027-01-01', to: '2027-01-08' }] },
    today: '2026-11-20',
  });
  expect(nextBoundary(content)?.toISOString()).toBe('2026-12-01T22:00:00.000Z');
  expect(nextBoundary({ ...content, today: '2026-12-05' })?.toISOString()).toBe('2026-12-31T22:00:00.000Z');
  expect(nextBoundary({ ...content, today: '2027-01-01' })?.toISOString()).toBe('2027-01-08T22:00:00.000Z');
});

test('a work is not shown before the consent date of its owners', () => {
  const works = [{ slug: 'works', publishedOn: '2026-12-02', consent: { givenOn: '2026-12-05' } }];
  const shownOn = (today: string) => shownToday(contentOf({ works, today })).works.length;
  expect(['2026-12-02', '2026-12-04', '2026-12-05'].map(shownOn)).toEqual([0, 0, 1]);
});

test('an entry is shown from its first day through its last', () => {
  const works = [{ slug: 'works', publishedOn: '2026-12-02', consent: { givenOn: '2026-11-01' } }];
  const vacancies = [{ slug: 'prorab', order: 1, validUntil: '2026-12-03' }];
  const shownOn = (today: string) => {
    const shown = shownToday(contentOf({ works, vacancies, today }));
    return [shown.works.length, shown.vacancies.length];
  };
  expect(['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'].map(shownOn)).toEqual([
    [0, 1],
    [1, 1],
    [1, 1],
    [1, 0],
  ]);
});

test('a review is not shown before the consent date of its author', () => {
  const reviews = [{ slug: 'irina', date: '2026-11-01', consent: { givenOn: '2026-11-20' } }];
  const shownOn = (today: string) => shownToday(contentOf({ reviews, today })).reviews.length;
  expect([shownOn('2026-11-19'), shownOn('2026-11-20')]).toEqual([0, 1]);
  expect(nextBoundary(contentOf({ reviews, today: '2026-11-02' }))?.toISOString()).toBe('2026-11-19T22:00:00.000Z');
});

test('a withdrawn entry of any kind that has the field is not shown', () => {
  const day = '2026-12-05';
  const entry = {
    ...{ publishedOn: day, startedOn: day, validUntil: day, startsOn: day, endsOn: day, plannedDays: 1 },
    ...{ consent: { givenOn: day }, date: day, order: 1 },
  };
  const withdrawable = folderKinds.filter(
    ({ schema }) => 'shape' in schema && 'isWithdrawn' in (schema.shape as object),
  );
  expect(withdrawable.map(({ name }) => name)).toEqual([
    ...['works', 'underway', 'flats', 'promotions', 'articles', 'reviews', 'vacancies'],
  ]);
  for (const { name } of withdrawable) {
    const entries = [
      { ...entry, slug: 'a', isWithdrawn: true },
      { ...entry, slug: 'b' },
    ];
    const shown = shownToday(contentOf({ [name]: entries, today: day }))[name];
    expect(shown, name).toMatchObject([{ slug: 'b' }]);
  }
});
