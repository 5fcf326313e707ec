import { serveRelease } from './support/site-process.ts';
import { allPaths, test as base, expectSound } from './support/sweep.ts';
import { DESKTOP, PHONE } from './support/visitor.ts';

const test = base.extend('company', { scope: 'file' }, async ({}, { onCleanup }) => {
  const site = await serveRelease('kotorosl');
  onCleanup(async () => void (await site.stop()));
  return site;
});

const SCREENS = [
  ['a phone', PHONE, [[390, 100] as const, [320, 200] as const]],
  ['a desk', DESKTOP, [[1440, 100] as const, [768, 200] as const]],
] as const;

test.for(SCREENS)(
  'every page of another company passes all page checks on %s',
  { timeout: 300_000 },
  async ([, viewport, looks], { company, newSweeper }) => {
    const visitor = await newSweeper({ origin: company.url, viewport });
    for (const path of [...(await allPaths(company.url)), '/sales', '/stocks', '/about/reviews'])
      await expectSound(visitor, path, viewport, looks);
  },
);
