import type { Browser, Page } from 'playwright-core';
import type { SiteProcess } from '../../support/site-process.ts';
import { startSite } from '../../support/site-process.ts';
import type { PanelProcess, StaffRole } from './panel-process.ts';
import { startPanelProcess } from './panel-process.ts';

export type Office = { readonly site: SiteProcess; readonly panel: PanelProcess; close(): Promise<void> };

/** A site with the demo content, and a panel that edits it. */
export async function openOffice(environment: Record<string, string> = {}): Promise<Office> {
  const site = await startSite({ environment });
  const { contentDir, dataDir } = site;
  const panel = await startPanelProcess({ contentDir, dataDir, environment: { PORT: new URL(site.url).port } });
  return {
    site,
    panel,
    async close() {
      await panel.stop();
      await site.stop();
    },
  };
}

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 800 };

/** Somebody of the staff, signed in, in a browser of their own. */
export async function openStaff(
  browser: Browser,
  { panel }: Pick<Office, 'panel'>,
  role: StaffRole,
  viewport = DESK,
): Promise<Page> {
  const context = await browser.newContext({ viewport, baseURL: panel.url, locale: 'ru-RU', serviceWorkers: 'block' });
  await context.addCookies(await panel.signIn(role));
  return context.newPage();
}
