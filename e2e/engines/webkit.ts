import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { expect } from 'vitest';
import { freePort } from '../support/free-port.ts';
import type { Engine, RawTab, Tab } from './engine.ts';
import { toTab } from './engine.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN_SERVER = '/usr/bin/Xvfb';
const BROWSERS = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser';

type Programs = { readonly driver: string; readonly browser: string; readonly screenServer: string };

export function findWebKit(): Programs | null {
  const [driver, browser, screenServer] = [DRIVER, BROWSERS, SCREEN_SERVER].map((place) => globSync(place)[0]);
  return driver && browser && screenServer ? { driver, browser, screenServer } : null;
}

export async function startWebKit(): Promise<Engine> {
  const programs = findWebKit();
  if (programs === null) throw new Error('No WebKitGTK on this machine');
  const screen = spawn(programs.screenServer, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  return {
    async newTab() {
      const open = () => openTab(programs, `:${String(display).trim()}`);
      // On a busy machine a window occasionally fails to open.
      return open().catch(open);
    },
    async close() {
      screen.kill();
      await once(screen, 'exit');
    },
  };
}

const TIMEOUT_MS = 40_000;

async function openTab({ driver: program, browser }: Programs, display: string): Promise<Tab> {
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      // Tests as root run without the sandbox, the virtual screen has no GPU, and no desktop bus is available.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      GSETTINGS_BACKEND: 'memory',
    },
  });
  const end = async () => {
    if (driver.kill()) await once(driver, 'exit');
  };
  try {
    await answers(port);
    const server = `http://127.0.0.1:${port}`;
    const web = await inTime(new Builder().usingServer(server).withCapabilities(capabilities(browser)).build());
    await web.manage().setTimeouts({ script: 20_000, pageLoad: 40_000 });
    return toTab(tabOf(web, end));
  } catch (error) {
    await end();
    throw error;
  }
}

async function inTime<Result>(work: PromiseLike<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`WebKit opened no window in ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function capabilities(binary: string): Capabilities {
  return new Capabilities({
    browserName: 'MiniBrowser',
    // This build crashes on the first view transition.
    'webkitgtk:browserOptions': { binary, args: ['--automation', '--features=-ViewTransitions'] },
  });
}

const answers = (port: number) =>
  expect
    .poll(() => fetch(`http://127.0.0.1:${port}/status`).then(({ ok }) => ok, String), { timeout: TIMEOUT_MS })
    .toBe(true);

function tabOf(web: WebDriver, end: () => Promise<void>): RawTab {
  const keys = (text: string) => web.actions().sendKeys(text).perform();
  return {
    open: (url) => web.get(url),
    evaluate: (expression) => web.executeScript(`return ${expression}`),
    pressMouse: (selector) => web.findElement(By.css(selector)).click(),
    type: keys,
    press: (key) => keys({ Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB, ArrowRight: Key.ARROW_RIGHT }[key]),
    back: () => web.executeScript(() => history.back()),
    resize: async ({ width, height }) => {
      await web.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    errors: [],
    close: () => web.quit().finally(end),
  };
}
