import { expect, test } from 'vitest';
import { advise } from '../../../model/advice/advise.ts';
import { AdvisedDemo, DAY } from '../../../model/load/advised-demo.fixture.ts';
import { loadDemo } from '../../../model/load/demo-content.fixture.ts';
import { pageSources } from '../../../site/pages/sources.ts';
import { pagesOf } from '../../../site/static/static-pages.ts';
import { pageHeads } from './page-heads.ts';

const demo = new AdvisedDemo();

test('demo pages have unique titles and descriptions within the length that search engines show', async () => {
  const pages = pageHeads(pagesOf(await loadDemo(), pageSources));
  expect(pages.length).toBeGreaterThan(60);
  expect(
    advise({ written: demo.written, today: DAY, pages }).map(({ file, message }) => `${file}: ${message}`),
  ).toEqual([]);
});
