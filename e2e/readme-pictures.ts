import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { startPanelProcess } from './panel/support/panel-process.ts';
import { launchBrowser } from './support/browser.ts';
import { startSite } from './support/site-process.ts';

const FOLDER = 'docs/images';
const VIEWPORT = { width: 1440, height: 900 };
const WIDTH_PX = 960;

/** `npm run pictures`: the pictures of the README, from the demo content. */
await using cleanup = new AsyncDisposableStack();
const site = cleanup.adopt(await startSite(), async (it) => void (await it.stop()));
const panel = cleanup.adopt(
  await startPanelProcess({
    contentDir: site.contentDir,
    dataDir: site.dataDir,
    environment: { PORT: new URL(site.url).port },
  }),
  (it) => it.stop(),
);
const browser = cleanup.adopt(await launchBrowser(), (it) => it.close());
const context = await browser.newContext({ viewport: VIEWPORT, locale: 'ru-RU', reducedMotion: 'reduce' });
await context.addCookies(await panel.signedIn('editor'));
await mkdir(FOLDER, { recursive: true });

await take('site.webp', site.url);
await take('panel.webp', `${panel.url}/content/packages/komfort`, async (page) => {
  await page.frameLocator('iframe[data-shown]').locator('html[data-started]').waitFor();
});

async function take(name: string, url: string, prepare?: (page: Page) => Promise<void>): Promise<void> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await prepare?.(page);
  const png = await page.screenshot({ animations: 'disabled' });
  await sharp(png).resize(WIDTH_PX).webp({ quality: 80 }).toFile(join(FOLDER, name));
  await page.close();
}
