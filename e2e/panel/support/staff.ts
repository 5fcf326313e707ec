import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { startSite } from '../../support/site-process.ts';
import { noticeViolations } from '../../support/visitor.ts';
import type { PanelOptions, StaffRole } from './panel-process.ts';
import { startPanelProcess } from './panel-process.ts';

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 800 };

/** A panel and a browser for the tests of a file: they open before the first and close after the last. */
export function panelOfFile(options: () => PanelOptions = () => ({})) {
  const browser = forFile(launchBrowser, (opened) => opened.close());
  const panel = forFile(
    () => startPanelProcess(options()),
    (started) => started.stop(),
  );
  const complaints: string[] = [];
  afterEach(() => expect(complaints.splice(0)).toEqual([]));
  return {
    browser,
    panel,
    /** Somebody of the staff, signed in, in a browser of their own. */
    async enter(role: StaffRole, viewport = DESK, options: BrowserContextOptions = {}): Promise<Page> {
      const { url: baseURL, signIn } = panel();
      const context = await browser().newContext({
        viewport,
        baseURL,
        locale: 'ru-RU',
        serviceWorkers: 'block',
        ...options,
      });
      await noticeViolations(context, complaints);
      await context.addCookies(await signIn(role));
      return context.newPage();
    },
    inFolder: (file: string) => readFile(join(panel().contentDir, file), 'utf8'),
  };
}

/** The same beside a site with the demo content, which the panel edits. */
export function officeOfFile(environment: Record<string, string> = {}) {
  const site = forFile(
    () => startSite({ environment }),
    (started) => started.stop(),
  );
  const staff = panelOfFile(() => {
    const { contentDir, dataDir, url } = site();
    return { contentDir, dataDir, environment: { PORT: new URL(url).port } };
  });
  return { site, ...staff };
}

/** A test begins with the entry as it is in the folder. */
export async function dropDraft(page: Page, file: string): Promise<void> {
  await page.request.delete(`/api/draft?file=${file}`, { headers: { 'Sec-Fetch-Site': 'same-origin' } });
}

function forFile<Opened>(open: () => Promise<Opened>, close: (opened: Opened) => Promise<unknown>): () => Opened {
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened && close(opened));
  return () => {
    if (!opened) throw new Error('It opens with the first test of the file');
    return opened;
  };
}
