import type { Browser } from 'playwright-core';
import type { PanelProcess, StaffRole } from '../e2e/panel/support/panel-process.ts';
import { startPanelProcess } from '../e2e/panel/support/panel-process.ts';
import { launchBrowser } from '../e2e/support/browser.ts';
import { DESKTOP } from '../e2e/support/visitor.ts';
import type { Row } from './report.ts';

const FIRST_SCREENS: Readonly<Partial<Record<StaffRole, string>>> = {
  editor: 'редактор, «Страницы сайта»',
  manager: 'менеджер, «Заявки»',
  admin: 'администратор, «Обзор»',
};

/** Everything that the first screen of a role transfers into an empty cache: code, styles, fonts, data, headers. */
export async function measurePanelLoad(): Promise<Row[]> {
  const [panel, browser] = [await startPanelProcess(), await launchBrowser()];
  const rows: Row[] = [];
  for (const [role, words] of Object.entries(FIRST_SCREENS) as [StaffRole, string][]) {
    const value = Math.round((await bytesOfFirstScreen(browser, panel, role)) / 102.4) / 10;
    rows.push({ group: 'Панель', name: `Первая загрузка: ${words}`, value, unit: 'КБ', must: 350, goal: 250 });
  }
  await browser.close();
  await panel.stop();
  return rows;
}

async function bytesOfFirstScreen(browser: Browser, panel: PanelProcess, role: StaffRole): Promise<number> {
  const context = await browser.newContext({ viewport: DESKTOP });
  await context.addCookies(await panel.signIn(role));
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(panel.url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.close();
  return bytes;
}
