import type { Browser, BrowserContext } from 'playwright-core';

/** One page of every type that visitors land on. */
export const LANDING_PAGES = [
  '/',
  '/remont',
  '/remont/komfort',
  '/works',
  '/works/dvushka-na-artilleriyskoy',
  '/sales',
  '/stocks/klining',
  '/news',
  '/news/sem-smet-na-dvushku',
  '/contacts',
];

/** A visitor who has never been here, on a phone of 412 px at 2 ×. */
export function newPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // The bench signs its certificates itself.
    ignoreHTTPSErrors: true,
  });
}
