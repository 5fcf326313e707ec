import type { Locator, Page } from 'playwright-core';
import { routed, type Visitor } from './visitor.ts';

export type Traveller = Visitor & {
  /** Paths with queries of the documents loaded so far, in order. */
  readonly loads: string[];
  open(path: string): Promise<void>;
  follow(name: string): Promise<void>;
  heading(name: string): Locator;
  readonly errorScreen: Locator;
  readonly toast: Locator;
  path(): string;
};

export function toTraveller(visitor: Visitor): Traveller {
  const { page, origin } = visitor;
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loads.push(request.url().replace(origin, ''));
  });
  return {
    ...visitor,
    loads,
    open: async (path) => {
      await page.goto(path);
      await routed(page);
    },
    follow: (name) => headerLink(page, name).click(),
    heading: (name) => page.getByRole('heading', { level: 1, name }),
    errorScreen: page.locator('[data-error-screen]'),
    toast: page.locator('[data-toast=error]'),
    path: () => page.url().replace(origin, ''),
  };
}

export function headerLink(page: Page, name: string): Locator {
  return page.getByRole('banner').getByRole('link', { name }).first();
}

/** Navigates to an address without a link on the page, by pushing a history entry like the router does. */
export async function followAddress(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const state = { ...history.state, key: String(Math.random()), idx: (history.state?.idx ?? 0) + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
}
