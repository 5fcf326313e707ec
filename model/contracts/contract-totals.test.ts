import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter } from '../format/calendar.ts';
import { COUNTED_DAYS, type Contract } from '../kinds/contract.ts';
import { loadDemo } from '../load/demo-content.fixture.ts';
import { type ContractSource, contractTerms } from './contract-terms.ts';
import { contractTotals } from './contract-totals.ts';

const TODAY = '2026-11-20';
type Written = ContractSource['contracts'][number];

function contract(slug: string, change: Partial<Contract>): Written {
  return {
    ...{ slug, package: 'komfort', housing: 'new', areaM2: 50, startedOn: '2026-09-01', plannedDays: 30 },
    ...change,
  };
}
const termsOf = (contracts: readonly Written[], today = TODAY) =>
  contractTerms({ works: [], underway: [], contracts, today });

test('the first and the last day count, and a day after the term is late', () => {
  const handovers = ['2026-09-29', '2026-09-30', '2026-10-01'].map((finishedOn) =>
    contract(finishedOn, { finishedOn }),
  );
  const days = termsOf(handovers).map(({ key, actualDays, lateDays }) => [key.slice(-2), actualDays, lateDays]);
  expect(days).toEqual([
    ['01', 31, 1],
    ['30', 30, 0],
    ['29', 29, -1],
  ]);
});

test('a repair under way is late only after its term, and is never early', () => {
  const [, ...late] = ['2026-09-10', '2026-09-30', '2026-10-03'].map(
    (today) => termsOf([contract('one', {})], today)[0]?.lateDays,
  );
  expect(late).toEqual([0, 3]);
  expect(contractTotals(termsOf([contract('one', {})], '2026-10-03'))).toMatchObject({
    ...{ total: 1, finished: 0, underway: 1, inTime: 0, delaysDays: [3], medianDays: null },
  });
});

test('a handover entered ahead counts as under way until its day', () => {
  const ahead = contract('ahead', { finishedOn: '2026-11-25', startedOn: '2026-11-01' });
  expect(termsOf([ahead])[0]?.finishedOn).toBeNull();
  expect(termsOf([ahead], '2026-11-25')[0]?.finishedOn).toBe('2026-11-25');
});

test('a finished work counts for a year, its last day included', async () => {
  const { works } = await loadDemo();
  const [work] = works;
  if (!work) throw new Error('The demo has no works');
  const keysOf = (finishedOn: string) =>
    contractTerms({ works: [{ ...work, finishedOn }], underway: [], contracts: [], today: TODAY }).length;
  expect([daysAfter(TODAY, -COUNTED_DAYS), daysAfter(TODAY, -COUNTED_DAYS - 1)].map(keysOf)).toEqual([1, 0]);
});

test('of the repairs under way the next deadline comes first', () => {
  const terms = termsOf([contract('later', { plannedDays: 90 }), contract('sooner', { plannedDays: 80 })]);
  expect(terms.map(({ key }) => key)).toEqual(['contracts/sooner', 'contracts/later']);
});

test('no contracts have no totals', () => {
  expect(contractTotals([])).toBeNull();
});

test('the delays are listed in the order of the handovers', () => {
  const late = (startedOn: string, finishedOn: string) => contract(startedOn, { startedOn, finishedOn });
  const terms = termsOf([late('2026-07-01', '2026-08-05'), late('2026-03-01', '2026-04-01'), contract('now', {})]);
  expect(contractTotals(terms)?.delaysDays).toEqual([2, 6, 51]);
});

const written = fc.array(
  fc.record({ plannedDays: fc.integer({ min: 1, max: 200 }), lateDays: fc.integer({ min: -50, max: 50 }) }),
  { minLength: 1, maxLength: 40 },
);

test('every contract is counted exactly once, and the median lies among the differences', () => {
  fc.assert(
    fc.property(written, (differences) => {
      const terms = differences.map(({ plannedDays, lateDays }, index) => ({
        ...{ key: String(index), package: 'komfort', housing: 'new' as const, areaM2: 50, page: null, late: null },
        ...{
          startedOn: '2026-01-01',
          finishedOn: '2026-06-01',
          plannedDays,
          lateDays,
          actualDays: plannedDays + lateDays,
        },
      }));
      const totals = contractTotals(terms);
      if (!totals) throw new Error('No totals');
      expect(totals.finished + totals.underway).toBe(totals.total);
      expect(totals.inTime + totals.delaysDays.length).toBe(totals.finished);
      const all = differences.map(({ lateDays }) => lateDays);
      const { medianDays } = totals;
      if (medianDays === null) throw new Error('No median');
      expect(all.filter((days) => days < medianDays).length).toBeLessThanOrEqual(all.length / 2);
      expect(all.filter((days) => days > medianDays).length).toBeLessThanOrEqual(all.length / 2);
    }),
  );
});
