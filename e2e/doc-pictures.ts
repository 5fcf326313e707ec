import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { setup as publishReleases } from '../scripts/test-releases/publish-releases.ts';
import type { StaffRole } from './panel/support/panel-process.ts';
import { startPanelProcess } from './panel/support/panel-process.ts';
import { launchBrowser } from './support/browser.ts';
import { postForm, readForm } from './support/html-form.ts';
import { startSite } from './support/site-process.ts';
import { DESKTOP, PHONE } from './support/visitor.ts';

const FOLDER = 'docs/images';
const WIDTH_PX = 960;

/** `npm run pictures`: the pictures of the README and of `docs/panel-design.md`, from the demo content. */
await publishReleases();
await using cleanup = new AsyncDisposableStack();
const site = cleanup.adopt(await startSite(), async (it) => void (await it.stop()));
for (const name of ['Наталья', 'Геннадий Петрович', 'Ирина']) await sendLead(name);
const panel = cleanup.adopt(
  await startPanelProcess({
    contentDir: site.contentDir,
    dataDir: site.dataDir,
    environment: { PORT: new URL(site.url).port },
  }),
  (it) => it.stop(),
);
const browser = cleanup.adopt(await launchBrowser(), (it) => it.close());
await mkdir(FOLDER, { recursive: true });

await take('site.webp', site.url);
await take('panel.webp', `${panel.url}/content/packages/komfort`, {
  role: 'editor',
  prepare: (page) => page.frameLocator('iframe[data-shown]').locator('html[data-started]').waitFor(),
});
await take('panel-map.webp', panel.url, { role: 'editor' });
await take('panel-lead-dark.webp', `${panel.url}/leads/1002`, { role: 'manager', colorScheme: 'dark' });
await take('panel-lead-phone.webp', `${panel.url}/leads/1002`, { role: 'manager', viewport: PHONE });

type Shot = BrowserContextOptions & {
  /** Role of the panel's user. */
  readonly role?: StaffRole;
  readonly prepare?: (page: Page) => Promise<void>;
};

async function take(name: string, url: string, { role, prepare, ...options }: Shot = {}): Promise<void> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    locale: 'ru-RU',
    reducedMotion: 'reduce',
    ...options,
  });
  if (role) await context.addCookies(await panel.signedIn(role));
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await prepare?.(page);
  const png = await page.screenshot({ animations: 'disabled' });
  await sharp(png)
    .resize({ width: WIDTH_PX, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toFile(join(FOLDER, name));
  await context.close();
}

async function sendLead(name: string): Promise<void> {
  const form = await readForm(site.url, '/contacts', 'callback');
  const answer = await postForm(site.url, form, { name, phone: '+7 911 200-00-00', consent: 'yes' });
  if (answer.status !== 303) throw new Error(`The site answered ${answer.status}: ${await answer.text()}`);
}
