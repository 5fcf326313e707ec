import { expect } from 'vitest';
import { test as base } from './support/fixtures.ts';
import { emptyPlaces } from './support/looks.ts';
import { serveRelease } from './support/site-process.ts';
import { allPaths, expectSound } from './support/sweep.ts';
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
  async ([, viewport, looks], { newCompany, oneWork, newVisitor }) => {
    for (const { url } of [newCompany, oneWork]) {
      const visitor = await newVisitor({ origin: url, viewport });
      for (const path of await allPaths(url)) await expectSound(visitor, path, viewport, looks);
    }
  },
);

test('no page of a new company has an empty block', async ({ newCompany, oneWork, newVisitor }) => {
  for (const { url } of [newCompany, oneWork]) {
    const { page, complaints } = await newVisitor({ origin: url, javaScriptEnabled: false });
    for (const path of await allPaths(url)) {
      await page.goto(path);
      expect(await emptyPlaces(page), path).toEqual([]);
    }
    expect(complaints).toEqual([]);
  }
});
