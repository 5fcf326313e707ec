import { expect, test } from 'vitest';
import { loadDemo } from '../../../model/load/demo-content.fixture.ts';
import { toCalculator } from '../../features/calculator/calculator-data.ts';
import { estimate } from '../../features/calculator/estimate.ts';
import { formatFork } from '../../features/calculator/format-fork.ts';
import { heroData } from './hero-data.ts';

test('the example on the home page shows the fork of the calculator for the same answers', async () => {
  const content = await loadDemo();
  const prices = toCalculator(content);
  const { fork } = estimate(prices, prices.defaults);
  expect(heroData(content).example.fork).toBe(formatFork(fork));
});
