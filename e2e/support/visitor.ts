import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export type Visitor = {
  readonly origin: string;
  readonly page: Page;
  /** Console errors, exceptions, failed requests and requests to other hosts. */
  readonly complaints: string[];
  documents(): number;
  leave(): Promise<void>;
};

/**
 * Opens a browser context that records errors. Reduced motion is the default, since smooth scrolling to a form takes as
 * much CPU time as opening the page.
 */
export async function newVisitor(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({ viewport: PHONE, baseURL: origin, reducedMotion: 'reduce', ...options });
  const complaints: string[] = [];
  await noticeViolations(context, complaints);
  const page = await context.newPage();
  let documents = 0;
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) complaints.push(`foreign request: ${request.url()}`);
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return { origin, page, complaints, documents: () => documents, leave: () => context.close() };
}

/** Records violations of the pages' security policies, including Trusted Types, even when the console omits them. */
export async function noticeViolations(context: BrowserContext, complaints: string[]): Promise<void> {
  await context.exposeBinding('tellViolation', (_, words: string) => complaints.push(`forbidden: ${words}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      const { tellViolation } = window as unknown as { tellViolation(words: string): void };
      tellViolation([effectiveDirective, blockedURI, sourceFile, sample].join(' '));
    });
  });
}

/** Makes all pages of the context those of a visitor who saves data, so that nothing is prefetched. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}

/** Resolves once the page is hydrated. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.started !== undefined);
}

/** Waits until the page is hydrated and the router, which numbers the history entries, follows links. */
export async function routed(page: Page): Promise<void> {
  await started(page);
  await page.waitForFunction(() => history.state?.idx !== undefined);
}

/** Resolves after pending rendering. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** Resolves once the server has answered a request made after all previous requests of the page. */
export async function answered(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()));
}
