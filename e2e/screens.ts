import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setup as publishReleases } from '../scripts/test-releases/publish-releases.ts';
import { launchBrowser } from './support/browser.ts';
import { startSite } from './support/site-process.ts';

const FOLDER = 'var/screens';
const WIDTHS = [320, 390, 768, 1440, 1920];
const UNLISTED = ['/thankyou?n=1042', '/error', '/net-takoy-stranicy'];

/**
 * `npm run screens [-- path …]`: screenshots of all pages at all widths in var/screens. SITE_URL names a running
 * server, WIDTHS=390,1440 selects widths, TEXT=200 sets the text size in per cent.
 */
if (!process.env.SITE_URL) await publishReleases();
const site = process.env.SITE_URL ? null : await startSite();
const url = process.env.SITE_URL ?? site?.url ?? '';
const widths = process.env.WIDTHS?.split(',').map(Number) ?? WIDTHS;
const textPercent = Number(process.env.TEXT ?? 100);
const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
const listed = [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1] || '/');
const chosen = process.argv.slice(2);
const paths = chosen.length > 0 ? chosen : [...listed, ...UNLISTED];

await mkdir(FOLDER, { recursive: true });
const browser = await launchBrowser();
for (const width of widths) {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(url + path, { waitUntil: 'load' });
    if (textPercent !== 100) await page.addStyleTag({ content: `:root { font-size: ${textPercent}% }` });
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 700) {
        scrollTo(0, y);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      scrollTo(0, 0);
      await Promise.all(
        [...document.images].map((image) => {
          image.loading = 'eager';
          return image.decode().catch(() => undefined);
        }),
      );
    });
    await page.waitForLoadState('networkidle');
    const name = path === '/' ? 'home' : path.slice(1).replace(/[^a-z0-9-]+/gi, '_');
    const size = textPercent === 100 ? `${width}` : `${width}-text${textPercent}`;
    await page.screenshot({ path: join(FOLDER, `${size}-${name}.png`), fullPage: true });
  }
  console.log(`${width} px: ${paths.length}`);
  await context.close();
}
await browser.close();
await site?.stop();
console.log(`${paths.length * widths.length} → ${FOLDER}`);
