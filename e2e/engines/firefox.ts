import { accessSync } from 'node:fs';
import puppeteer, { type Page } from 'puppeteer-core';
import type { Engine, RawTab } from './engine.ts';
import { toTab } from './engine.ts';

const PLACES = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

export function findFirefox(): string | null {
  return PLACES.find((path) => path !== undefined && exists(path)) ?? null;
}

export async function startFirefox(): Promise<Engine> {
  const executablePath = findFirefox();
  if (executablePath === null) throw new Error('No Firefox on this machine');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  return {
    close: () => browser.close(),
    async newTab() {
      const profile = await browser.createBrowserContext();
      const page = await profile.newPage();
      await page.evaluateOnNewDocument(logErrorStacks);
      return toTab(tabOf(page, () => profile.close()));
    },
  };
}

/**
 * Runs in the page. The driver reports errors without details, so they are logged as text with their stack. Errors
 * after `beforeunload` are ignored: Firefox logs loads that the navigation aborts.
 */
function logErrorStacks(): void {
  const logError = console.error;
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  console.error = (...values) => {
    if (!isLeft) logError(...values.map((value) => (value instanceof Error ? `${value}\n${value.stack}` : value)));
  };
}

function tabOf(page: Page, close: () => Promise<void>): RawTab {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return {
    errors,
    async open(url) {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    pressMouse: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async back() {
      await page.evaluate(() => history.back());
    },
    resize: (screen) => page.setViewport(screen),
    close,
  };
}

function exists(path: string): boolean {
  try {
    accessSync(path);
    return true;
  } catch {
    return false;
  }
}
