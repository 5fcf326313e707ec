import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Content } from '../../../model/content.ts';
import { workedEstimate } from '../../../model/estimate/estimate.ts';
import { loadDemo } from '../../../model/load/demo-content.fixture.ts';
import { toCalculator } from './calculator-data.ts';
import { estimate, type Prices } from './estimate.ts';
import { rowEstimate } from './row-estimate.ts';
import { toRowSources } from './row-sources-data.ts';
import { sumParts } from './sum-lines.ts';

let content: Content;
beforeAll(async () => {
  content = await loadDemo();
});

test('the calculator shows the total and the parts of the worked estimate of each package, to the rouble', () => {
  const prices = toCalculator(content);
  expect(content.packages).toHaveLength(4);
  for (const item of content.packages) {
    const answers = { areaM2: item.estimate.areaM2, housing: 'new', package: item.slug, extras: {} } as const;
    const { totalRub, parts } = estimate(prices, answers);
    const worked = workedEstimate(item);
    const rows = worked.stages.flatMap((stage) => stage.rows);
    const sumOf = (kind: string) => rows.reduce((sum, row) => sum + (row.kind === kind ? row.totalRub : 0), 0);
    expect(totalRub).toBe(worked.totalRub);
    expect(parts).toEqual({ workRub: sumOf('work'), roughRub: sumOf('rough'), finishRub: sumOf('finish') });
  }
});

const anyAnswersTo = (prices: Prices) =>
  fc.record({
    areaM2: fc.double({ min: prices.minAreaM2, max: prices.maxAreaM2, noNaN: true }),
    housing: fc.constantFrom(...prices.houses.map(({ housing }) => housing)),
    package: fc.constantFrom(...prices.packages.map(({ slug }) => slug)),
    extras: fc.dictionary(fc.constantFrom(...prices.extras.map(({ id }) => id)), fc.integer({ min: 0, max: 5 })),
  });

test('the rows of any calculation multiply, have prices above zero and add up to its total', () => {
  const prices = toCalculator(content);
  const sources = toRowSources(content);
  fc.assert(
    fc.property(anyAnswersTo(prices), (answers) => {
      const estimated = rowEstimate(prices, sources, answers);
      const { totalRub } = estimate(prices, answers);
      const rows = (estimated?.stages ?? []).flatMap((stage) => stage.rows);
      expect(estimated?.totalRub).toBe(totalRub);
      expect(rows.reduce((sum, row) => sum + row.totalRub, 0)).toBe(totalRub);
      for (const row of rows.filter(({ unit }) => unit !== 'квартира')) {
        expect(row.totalRub).toBe(Math.round(row.quantity * row.priceRub));
        expect(row.priceRub, `${row.title}, ${answers.areaM2} m²`).toBeGreaterThan(0);
      }
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    }),
  );
});

test('the reasons of a sum are never one row, and add up to it', () => {
  const prices = toCalculator(content);
  fc.assert(
    fc.property(anyAnswersTo(prices), (answers) => {
      const parts = sumParts(prices, answers);
      expect(parts.length).toBeGreaterThan(1);
      expect(parts.reduce((sum, { rub }) => sum + rub, 0)).toBe(estimate(prices, answers).totalRub);
    }),
  );
});

test('every fork of the demo prices is within the stated percentage of the sum', () => {
  const prices = toCalculator(content);
  const anyAnswers = anyAnswersTo(prices);
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { totalRub, fork } = estimate(prices, answers);
      expect(totalRub / fork.lowRub).toBeGreaterThanOrEqual(1);
      for (const rub of [fork.lowRub, fork.highRub])
        expect(Math.abs(rub - totalRub) * 100).toBeLessThanOrEqual(totalRub * prices.tolerancePercent);
    }),
  );
});

test('the calculator offers the kind of house of every finished flat in the demo', () => {
  const prices = toCalculator(content);
  const known = prices.houses.map(({ housing }) => housing);
  for (const work of content.works) expect(known).toContain(work.housing);
});
