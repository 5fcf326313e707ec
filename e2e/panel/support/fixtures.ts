import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test as base } from '../../support/fixtures.ts';
import { oncePerWorker } from '../../support/once-per-worker.ts';
import { startSite } from '../../support/site-process.ts';
import { DESKTOP, newVisitor, type Visitor } from '../../support/visitor.ts';
import type { PanelProcess, StaffRole } from './panel-process.ts';
import { startPanelProcess } from './panel-process.ts';

/** What no page of the panel may give rise to, whatever it is answered. */
const NEVER = /^(?:forbidden|exception|foreign request): /;

/** One site that publishes and one panel beside it for a worker: a test leaves what others may find there. */
export const test = base
  .extend('office', { scope: 'worker' }, ({}, { onCleanup }) => office(onCleanup))
  .extend('newGuest', ({ browser }, { onCleanup }) => {
    const guests: Visitor[] = [];
    onCleanup(async () => {
      await Promise.all(guests.map(({ leave }) => leave()));
      expect(guests.flatMap(({ complaints }) => complaints.filter((line) => NEVER.test(line)))).toEqual([]);
    });
    /** Somebody before a panel who has not signed in. */
    return async ({ url }: PanelProcess, options: BrowserContextOptions = {}): Promise<Page> => {
      const looks = { viewport: DESKTOP, locale: 'ru-RU', serviceWorkers: 'block', ...options } as const;
      const guest = await newVisitor(browser, url, looks);
      guests.push(guest);
      return guest.page;
    };
  })
  .extend('enterPanel', ({ newGuest }) => {
    const tidied = new Set<StaffRole>();
    /** Somebody of the staff, signed in, in a browser of their own and without a draft of another test. */
    return async (panel: PanelProcess, role: StaffRole, options: BrowserContextOptions = {}): Promise<Page> => {
      const page = await newGuest(panel, options);
      await page.context().addCookies(await panel.signedIn(role));
      if (!tidied.has(role)) await dropDrafts(page);
      tidied.add(role);
      return page;
    };
  })
  .extend(
    'enter',
    ({ office, enterPanel }) =>
      (role: StaffRole, options: BrowserContextOptions = {}) =>
        enterPanel(office, role, options),
  );

const office = oncePerWorker(async (onCleanup) => {
  const opened = new AsyncDisposableStack();
  onCleanup(() => opened.disposeAsync());
  const site = opened.adopt(await startSite({ environment: { LEADS_PER_MINUTE: '0' } }), async (it) => {
    await it.stop();
  });
  const { contentDir, dataDir, url } = site;
  const environment = { PORT: new URL(url).port };
  const panel = opened.adopt(await startPanelProcess({ contentDir, dataDir, environment }), (it) => it.stop());
  return { ...panel, site };
});

async function dropDrafts({ request }: Page): Promise<void> {
  const answer = await request.get('/api/drafts');
  if (!answer.ok()) return;
  const { own } = (await answer.json()) as { own: readonly { file: string }[] };
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  for (const { file } of own) await request.delete(`/api/draft?file=${encodeURIComponent(file)}`, { headers });
}
