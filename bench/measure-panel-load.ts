import type { Browser } from 'playwright-core';
import type { PanelProcess, StaffRole } from '../e2e/panel/support/panel-process.ts';
import { startPanelProcess } from '../e2e/panel/support/panel-process.ts';
import { launchBrowser } from '../e2e/support/browser.ts';
import { serveRelease } from '../e2e/support/site-process.ts';
import { DESKTOP } from '../e2e/support/visitor.ts';
import type { Row } from './report.ts';

const FIRST_SCREENS = [
  ['editor', 'редактор, «Страницы сайта»'],
  ['manager', 'менеджер, «Заявки»'],
  ['admin', 'администратор, «Обзор»'],
] as const;

/** Bytes that the first screen of a role transfers into an empty cache, without pictures and pages shown as pictures. */
export async function measurePanelLoad(): Promise<Row[]> {
  const site = await serveRelease('demo');
  const panel = await startPanelProcess({ contentDir: 'content', dataDir: site.dataDir });
  const browser = await launchBrowser();
  const rows: Row[] = [];
  for (const [role, words] of FIRST_SCREENS) {
    const value = Math.round((await bytesOfFirstScreen(browser, panel, role)) / 102.4) / 10;
    rows.push({ group: 'Панель', name: `Первая загрузка: ${words}`, value, unit: 'КБ', must: 350, goal: 250 });
  }
  await browser.close();
  await panel.stop();
  await site.stop();
  return rows;
}

async function bytesOfFirstScreen(browser: Browser, panel: PanelProcess, role: StaffRole): Promise<number> {
  const context = await browser.newContext({ viewport: DESKTOP });
  await context.addCookies(await panel.signIn(role));
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const { frameTree } = await devtools.send('Page.getFrameTree');
  const pictures = new Set<string>();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, type, frameId }) => {
    if (type === 'Image' || frameId !== frameTree.frame.id) pictures.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!pictures.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(panel.url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.close();
  return bytes;
}
