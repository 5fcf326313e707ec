import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { linkTree } from '../../../scripts/test-releases/link-tree.ts';
import { PICTURES, RELEASES } from '../../../scripts/test-releases/releases.ts';
import { unexpectedErrors } from '../../support/expected-errors.ts';
import { test as base } from '../../support/fixtures.ts';
import { oncePerWorker } from '../../support/once-per-worker.ts';
import { type SiteProcess, serveRelease, startSite } from '../../support/site-process.ts';
import { DESKTOP, newVisitor, type Visitor } from '../../support/visitor.ts';
import type { PanelProcess, StaffRole } from './panel-process.ts';
import { startPanelProcess } from './panel-process.ts';

/** Errors that fail every test of the panel. */
const NEVER = /^(?:forbidden|foreign request): /;

/**
 * One panel per worker, so tests restore what they change. Its site takes leads and does not publish; tests that look at
 * an edit on the site use `publishingOffice`.
 */
export const test = base
  .extend('office', { scope: 'worker' }, ({}, { onCleanup }) => office(onCleanup))
  .extend('publishingOffice', { scope: 'worker' }, ({}, { onCleanup }) => publishingOffice(onCleanup))
  .extend('editByHand', { scope: 'file' }, ({ publishingOffice: { contentDir } }, { onCleanup }) => {
    const before = new Map<string, string>();
    onCleanup(async () => {
      for (const [path, text] of before) await writeFile(path, text);
    });
    /** Changes a content file outside the panel; the file's cleanup restores it. */
    return async (file: string, from: RegExp, to: string) => {
      const path = join(contentDir, file);
      const text = await readFile(path, 'utf8');
      before.set(path, text);
      await writeFile(path, text.replace(from, to));
    };
  })
  .extend('newGuest', ({ browser, task }, { onCleanup }) => {
    const guests: Visitor[] = [];
    onCleanup(async () => {
      await Promise.all(guests.map(({ leave }) => leave()));
      const complaints = guests.flatMap((guest) => guest.complaints);
      expect(complaints.filter((line) => NEVER.test(line))).toEqual([]);
      expect(unexpectedErrors(task.file.name, complaints)).toEqual([]);
    });
    return async ({ url }: PanelProcess, options: BrowserContextOptions = {}): Promise<Page> => {
      const looks = { viewport: DESKTOP, locale: 'ru-RU', serviceWorkers: 'block', ...options } as const;
      const guest = await newVisitor(browser, url, looks);
      guests.push(guest);
      return guest.page;
    };
  })
  .extend('enterPanel', ({ newGuest }) => {
    const tidied = new Set<StaffRole>();
    /** Opens a panel in a new browser context, signed in with this role and without drafts and unread notices of other tests. */
    return async (panel: PanelProcess, role: StaffRole, options: EnterOptions = {}): Promise<Page> => {
      const { isPageShown = false, ...looks } = options;
      const page = await newGuest(panel, looks);
      if (!isPageShown) await page.addInitScript(() => localStorage.setItem('panel-page', 'false'));
      // One size of the page in panes of all sizes; the frames of the page have no storage.
      else await page.addInitScript(() => parent === self && localStorage.setItem('panel-page-width', '"1440"'));
      await page.context().addCookies(await panel.signedIn(role));
      if (!tidied.has(role)) await dropWork(page);
      tidied.add(role);
      return page;
    };
  })
  .extend(
    'enter',
    ({ office, enterPanel }) =>
      (role: StaffRole, options: EnterOptions = {}) =>
        enterPanel(office, role, options),
  );

type EnterOptions = BrowserContextOptions & {
  /** Whether forms show their page, which costs a rendering of the site per change. */
  readonly isPageShown?: boolean;
};

const PUBLISH_STATE = 'publish-state.json';

const office = openOffice(async () => {
  const site = await serveRelease('demo');
  await linkTree(PICTURES, join(site.dataDir, 'cache'));
  // The panel shows what the publisher reported about this release.
  await cp(join(RELEASES.demo.dataDir, PUBLISH_STATE), join(site.dataDir, PUBLISH_STATE));
  return { site };
});

const publishingOffice = openOffice(async () => {
  const site = await startSite({ environment: { LEADS_PER_MINUTE: '0' } });
  return { site, contentDir: site.contentDir };
});

type Surroundings = { readonly site: SiteProcess; readonly contentDir?: string };

function openOffice(open: () => Promise<Surroundings>) {
  return oncePerWorker(async (onCleanup) => {
    const opened = new AsyncDisposableStack();
    onCleanup(() => opened.disposeAsync());
    const { site, ...content } = opened.adopt(await open(), async (it) => void (await it.site.stop()));
    const environment = { PORT: new URL(site.url).port };
    const surroundings = { ...content, dataDir: site.dataDir, environment };
    const panel = opened.adopt(await startPanelProcess(surroundings), (it) => it.stop());
    return { ...panel, site };
  });
}

async function dropWork({ request }: Page): Promise<void> {
  const [drafts, notices] = await Promise.all([request.get('/api/drafts'), request.get('/api/notices')]);
  if (!drafts.ok()) return;
  const { own } = (await drafts.json()) as { own: readonly { file: string }[] };
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  for (const { file } of own) await request.delete(`/api/draft?file=${encodeURIComponent(file)}`, { headers });
  const ids = ((await notices.json()) as readonly { id: number }[]).map(({ id }) => id);
  await request.post('/api/comments/seen', { headers, data: { ids } });
}
