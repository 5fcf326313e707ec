import { accessSync, constants } from 'node:fs';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';

/** The headless shell opens tabs two to four times faster than full Chromium. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export function findBrowser(): string | null {
  const candidates = [process.env.CHROMIUM_PATH, ...PLACES].filter((path) => path !== undefined);
  return candidates.find(isExecutable) ?? null;
}

export function launchBrowser(executablePath = findBrowser()): Promise<Browser> {
  if (executablePath === null) throw new Error('No Chromium; run "node scripts/find-tools.ts --install"');
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    // Rendering is done in software, so a separate GPU process only costs time.
    '--in-process-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  return chromium.launch({ executablePath, args });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
