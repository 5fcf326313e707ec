import type { BrowserContextOptions } from 'playwright-core';
import { test as base, expect } from 'vitest';
import type { ReleaseName } from '../../scripts/test-releases/releases.ts';
import { launchBrowser } from './browser.ts';
import { unexpectedErrors } from './expected-errors.ts';
import { toFormVisitor } from './lead-visitor.ts';
import { oncePerWorker } from './once-per-worker.ts';
import { serveRelease } from './site-process.ts';
import { toTraveller } from './traveller.ts';
import { DESKTOP, newVisitor, saveData, started, type Visitor } from './visitor.ts';

export type VisitOptions = BrowserContextOptions & {
  /** Origin of a site other than the shared one. */
  readonly origin?: string;
  /** Whether links in view prefetch their pages, which costs as much CPU time as a fifth of a page. */
  readonly prefetches?: boolean;
};

const browser = oncePerWorker(async (onCleanup) => {
  const launched = await launchBrowser();
  onCleanup(() => launched.close());
  return launched;
});

const serveOnce = (name: ReleaseName) =>
  oncePerWorker(async (onCleanup) => {
    const site = await serveRelease(name);
    onCleanup(async () => void (await site.stop()));
    return site;
  });

const [demo, gallery, counted] = [serveOnce('demo'), serveOnce('gallery'), serveOnce('counted')];

/**
 * One Chromium per worker and one server per release, started by the first test that uses them; pages and contexts that
 * a test opens are closed when the test ends.
 */
export const test = base
  .extend('browser', { scope: 'worker' }, ({}, { onCleanup }) => browser(onCleanup))
  .extend('site', { scope: 'worker' }, ({}, { onCleanup }) => demo(onCleanup))
  .extend('gallery', { scope: 'worker' }, ({}, { onCleanup }) => gallery(onCleanup))
  .extend('countedSite', { scope: 'worker' }, ({}, { onCleanup }) => counted(onCleanup))
  .extend('newVisitor', ({ browser, site, task }, { onCleanup }) => {
    const visitors: Visitor[] = [];
    onCleanup(async () => {
      await Promise.all(visitors.map(({ leave }) => leave()));
      const complaints = visitors.flatMap((visitor) => visitor.complaints);
      expect(unexpectedErrors(task.file.name, complaints)).toEqual([]);
    });
    return async ({ origin = site.url, prefetches = false, ...options }: VisitOptions = {}): Promise<Visitor> => {
      const visitor = await newVisitor(browser, origin, { viewport: DESKTOP, ...options });
      if (!prefetches) await saveData(visitor.page.context());
      visitors.push(visitor);
      return visitor;
    };
  })
  .extend('visit', ({ newVisitor }) => {
    /** Opens a page in a new context, on a desktop by default, and waits for the application if scripts are enabled. */
    return async (path: string, options: VisitOptions = {}): Promise<Visitor> => {
      const visitor = await newVisitor(options);
      await visitor.page.goto(path);
      if (options.javaScriptEnabled !== false) await started(visitor.page);
      return visitor;
    };
  })
  .extend('atTheForm', ({ visit, site }) => {
    /** Opens a page of the shared site that has the callback form. */
    return async (path = '/contacts') => toFormVisitor(await visit(path), site);
  })
  .extend(
    'newTraveller',
    ({ newVisitor }) =>
      async (options: VisitOptions = {}) =>
        toTraveller(await newVisitor({ prefetches: true, ...options })),
  );
