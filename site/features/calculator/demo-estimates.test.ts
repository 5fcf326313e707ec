import { beforeAll, expect, test } from 'vitest';
import type { Content } from '../../../model/content.ts';
import { workedEstimate } from '../../../model/estimate/estimate.ts';
import { loadDemo } from '../../../model/load/demo-content.fixture.ts';
import { toCalculator } from './calculator-data.ts';
import { estimate } from './estimate.ts';

let content: Content;
beforeAll(async () => {
  content = await loadDemo();
});

test('the worked estimate of each package lies within the fork of the calculator for the same flat', () => {
  const prices = toCalculator(content);
  expect(content.packages).toHaveLength(4);
  for (const item of content.packages) {
    const { fork } = estimate(prices, { areaM2: item.estimate.areaM2, housing: 'new', package: item.slug, extras: {} });
    const { totalRub } = workedEstimate(item);
    expect(totalRub).toBeGreaterThanOrEqual(fork.lowRub);
    expect(totalRub).toBeLessThanOrEqual(fork.highRub);
  }
});

test('the calculator offers the kind of house of every finished flat in the demo', () => {
  const prices = toCalculator(content);
  const known = prices.houses.map(({ housing }) => housing);
  for (const work of content.works) expect(known).toContain(work.housing);
});
