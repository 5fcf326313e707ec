import chromium from '@sparticuz/chromium';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import type { Engine, RawTab } from './engine.ts';
import { toTab } from './engine.ts';

/** The npm package contains a binary for Linux on x64 only. */
export function canRunOldChromium(): boolean {
  return process.platform === 'linux' && process.arch === 'x64';
}

const REMARK_ON_POPOVERS = /^Found a 'popover' attribute/;

/** Starts Chromium 111, the oldest supported version. */
export async function startOldChromium(): Promise<Engine> {
  const browser = await launchBrowser(await chromium.executablePath());
  return {
    close: () => browser.close(),
    async newTab() {
      const context = await browser.newContext();
      return toTab(tabOf(await context.newPage(), () => context.close()));
    },
  };
}

function tabOf(page: Page, close: () => Promise<void>): RawTab {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !REMARK_ON_POPOVERS.test(message.text())) errors.push(message.text());
  });
  return {
    errors,
    async open(url) {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    pressMouse: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    back: () => page.evaluate(() => history.back()),
    resize: (screen) => page.setViewportSize(screen),
    close,
  };
}
