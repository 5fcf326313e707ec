import { serveRelease } from './support/site-process.ts';
import { allPaths, test as base, expectSound } from './support/sweep.ts';
import { DESKTOP, PHONE } from './support/visitor.ts';

const test = base
  .extend('newCompany', { scope: 'file' }, async ({}, { onCleanup }) => {
    const site = await serveRelease('newCompany');
    onCleanup(async () => void (await site.stop()));
    return site;
  })
  .extend('oneWork', { scope: 'file' }, async ({}, { onCleanup }) => {
    const site = await serveRelease('oneWork');
    onCleanup(async () => void (await site.stop()));
    return site;
  });

const SCREENS = [
  ['a phone', PHONE, [[390, 100] as const, [320, 200] as const]],
  ['a desk', DESKTOP, [[1440, 100] as const, [768, 200] as const]],
] as const;

test.for(SCREENS)(
  'every page of a new company passes all page checks on %s, without works and with one',
  { timeout: 300_000 },
  async ([, viewport, looks], { newCompany, oneWork, newSweeper }) => {
    for (const { url } of [newCompany, oneWork]) {
      const visitor = await newSweeper({ origin: url, viewport });
      for (const path of await allPaths(url)) await expectSound(visitor, path, viewport, looks);
    }
  },
);
