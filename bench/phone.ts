import type { Browser, BrowserContext } from 'playwright-core';

export const LANDING_PAGES = [
  '/',
  '/remont',
  '/remont/komfort',
  '/works',
  '/works/dvushka-na-artilleriyskoy',
  '/sales',
  '/sales/dvushka-na-soglasiya',
  '/raschet',
  '/stocks/klining',
  '/news',
  '/news/sem-smet-na-dvushku',
  '/contacts',
];

/** Opens a first-time visitor's context on a phone of 412 px at 2 ×. */
export function newPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // The benchmark uses self-signed certificates.
    ignoreHTTPSErrors: true,
  });
}
