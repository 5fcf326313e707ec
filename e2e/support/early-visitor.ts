import { expect } from 'vitest';
import { test as base, type VisitOptions } from './fixtures.ts';
import { started } from './visitor.ts';

/** The application itself; what watches for early visitors is another file. */
const APPLICATION = /\/assets\/client-[\w-]+\.js$/;
const ALL_CODE = /\/assets\/[\w-]+\.js$/;

type EarlyOptions = VisitOptions & {
  /** All code is late, so nobody watches for early visitors either. */
  readonly isAllLate?: boolean;
};

/** A visitor on a page whose application is on its way until `start`, or for ever after `fail`. */
export const test = base.extend(
  'early',
  ({ newVisitor }) =>
    async (path: string, { isAllLate = false, ...options }: EarlyOptions = {}) => {
      const visitor = await newVisitor(options);
      const { page } = visitor;
      const { promise: answered, resolve: answer } = Promise.withResolvers<'continue' | 'abort'>();
      await page.route(isAllLate ? ALL_CODE : APPLICATION, async (route) => route[await answered]());
      // Named by what watches for visitors, so that is there.
      const named = isAllLate ? null : page.waitForRequest(APPLICATION);
      await page.goto(path, { waitUntil: 'commit' });
      await named;
      await page.locator('footer').waitFor({ state: 'attached' });
      return {
        ...visitor,
        async start() {
          expect(await page.evaluate(() => document.documentElement.dataset.started)).toBeUndefined();
          answer('continue');
          await started(page);
        },
        fail: () => answer('abort'),
      };
    },
);
