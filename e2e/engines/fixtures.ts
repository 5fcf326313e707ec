import { expect } from 'vitest';
import { test as base } from '../support/fixtures.ts';
import { lastNumber } from '../support/leads.ts';
import type { SiteProcess } from '../support/site-process.ts';
import { DESKTOP } from '../support/visitor.ts';
import type { Engine, Screen, Tab } from './engine.ts';
import { isVisible, stateOfStart } from './in-page.ts';

/** Starts the engine once per file; the errors of a tab are checked when the tab closes. */
export function testIn(start: () => Promise<Engine>) {
  return base
    .extend('engine', { scope: 'file' }, async ({}, { onCleanup }) => {
      const engine = await start();
      onCleanup(() => engine.close());
      return engine;
    })
    .extend('sameTab', { scope: 'file' }, async ({ engine, site }, { onCleanup }) => {
      const tab = await engine.newTab();
      onCleanup(() => leave(tab));
      return toVisitor(tab, site);
    })
    .extend('tab', async ({ engine, site }, { onCleanup }) => {
      const tab = await engine.newTab();
      onCleanup(() => leave(tab));
      return toVisitor(tab, site);
    });
}

async function leave(tab: Tab): Promise<void> {
  await tab.close();
  expect(tab.errors).toEqual([]);
}

function toVisitor(tab: Tab, site: SiteProcess) {
  const { run } = tab;
  return {
    ...tab,
    site,
    before: lastNumber(site),
    async at(path: string, screen: Screen = DESKTOP) {
      await tab.resize(screen);
      await tab.open(site.url + path);
      await expect.poll(() => run(stateOfStart), { message: 'the application did not start' }).toBe('started');
    },
    isShown: (selector: string) => run(isVisible, selector),
    count: (selector: string) => run((wanted) => document.querySelectorAll(wanted).length, selector),
    heading: () => run(() => document.querySelector('h1')?.textContent?.replace(/\s+/g, ' ') ?? ''),
    address: () => run(() => location.pathname + location.search),
    focus: () => run(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName),
  };
}
