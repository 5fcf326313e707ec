import { expect, test } from 'vitest';
import { copyDemoContent, probe } from '../../../model/load/demo-content.fixture.ts';
import { createContentLoader } from '../../../model/load/load-content.ts';
import { textValues } from './text-values.ts';

const demo = copyDemoContent();

test('texts name the current prices, estimates and counts, and nothing while the content has a mistake', async () => {
  const loader = createContentLoader(demo.folder, probe);
  await demo.edit('packages/komfort.yaml', /^priceRubPerM2: .*/m, 'priceRubPerM2: 22000');
  const { prices, words } = await textValues(loader);
  expect(prices['цена komfort']).toBe(22_000);
  expect(prices['смета komfort']).toBeGreaterThan(1_000_000);
  expect(words['{минуты}']).toBe('15 минут');
  await demo.edit('packages/komfort.yaml', /^priceRubPerM2: .*/m, 'priceRubPerM2: дорого');
  expect(await textValues(loader)).toEqual({ prices: {}, words: {} });
});
