import { expect } from 'vitest';
import { test as base, type VisitOptions } from './fixtures.ts';
import { started } from './visitor.ts';

const APPLICATION = /\/assets\/client-[\w-]+\.js$/;
const ALL_CODE = /\/assets\/[\w-]+\.js$/;

type EarlyOptions = VisitOptions & {
  /** Delays all code, the listener for early visitors included. */
  readonly isAllLate?: boolean;
};

/** A visitor on a page whose application is held back until `start`, or fails to load after `fail`. */
export const test = base.extend(
  'early',
  ({ newVisitor }) =>
    async (path: string, { isAllLate = false, ...options }: EarlyOptions = {}) => {
      const visitor = await newVisitor(options);
      const { page } = visitor;
      const { promise: answered, resolve: answer } = Promise.withResolvers<'continue' | 'abort'>();
      await page.route(isAllLate ? ALL_CODE : APPLICATION, async (route) => route[await answered]());
      // The listener for early visitors requests the application, so this request proves that the listener is active.
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
