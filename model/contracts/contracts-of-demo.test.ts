import { beforeAll, expect, test } from 'vitest';
import type { Content } from '../content.ts';
import { daysAfter } from '../format/calendar.ts';
import { loadDemo } from '../load/demo-content.fixture.ts';
import { contractTerms } from './contract-terms.ts';
import { deadlineTotals } from './deadline-totals.ts';

let content: Content;
beforeAll(async () => {
  content = await loadDemo();
});

test('the demo contracts give the totals that its pages state', () => {
  expect(deadlineTotals(content)).toEqual({
    ...{ total: 61, finished: 50, underway: 11, inTime: 47, delaysDays: [4, 6, 2], medianDays: -1 },
  });
});

test('finished works and repairs under way are contracts without a second record', () => {
  const keys = contractTerms(content).map(({ key }) => key);
  expect(keys).toContain('works/vannaya-na-gorkogo');
  expect(keys).toContain('underway/dvushka-na-tihoretskoy');
  expect(keys.filter((key) => key === 'works/studiya-v-svetlogorske')).toEqual([]);
});

const FLATS_PER_BRIGADE = 3;

test('the brigades of the demo never lead more flats than the texts say', () => {
  const terms = contractTerms(content);
  const brigades = content.company.counts?.brigades ?? 0;
  const counts = Array.from({ length: 365 }, (_, ago) => {
    const day = daysAfter(content.today, -ago);
    return terms.filter(({ startedOn, finishedOn }) => startedOn <= day && day <= (finishedOn ?? day)).length;
  });
  expect(Math.max(...counts)).toBeLessThanOrEqual(brigades * FLATS_PER_BRIGADE);
});

test('a company without the page text has no totals', () => {
  const pages = { ...content.pages, deadlines: undefined };
  expect(deadlineTotals({ ...content, pages })).toBeNull();
});
