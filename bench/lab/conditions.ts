import type { Browser, CDPSession, Page } from 'playwright-core';
import { newPhone } from '../phone.ts';
import { observe } from './observe.ts';
import { PROBES } from './probes.ts';

export type Conditions = {
  readonly title: string;
  readonly latencyMs: number;
  readonly downBytesPerS: number;
  readonly upBytesPerS: number;
  readonly cpuSlowdown: number;
};

const SLOW_NETWORK = { latencyMs: 150, downBytesPerS: 200_000, upBytesPerS: 94_000 };

/** The mobile profile of Lighthouse. */
export const PHONE: Conditions = {
  title: '150 мс, 1,6 Мбит/с, процессор ÷ 4',
  ...SLOW_NETWORK,
  cpuSlowdown: 4,
};
export const SLOW_PHONE: Conditions = {
  title: '150 мс, 1,6 Мбит/с, процессор ÷ 6',
  ...SLOW_NETWORK,
  cpuSlowdown: 6,
};
export const FAST_PHONE: Conditions = {
  title: '40 мс, 10 Мбит/с, процессор как есть',
  latencyMs: 40,
  downBytesPerS: 1_250_000,
  upBytesPerS: 1_250_000,
  cpuSlowdown: 1,
};

export const UNSLOWED: Conditions = {
  title: 'без замедления',
  latencyMs: 0,
  downBytesPerS: -1,
  upBytesPerS: -1,
  cpuSlowdown: 1,
};

export type Visit = { readonly page: Page; readonly session: CDPSession; leave(): Promise<void> };

/** Opens a throttled first visit with observers. Linked pages are prefetched unless `savesData` is set. */
export async function newVisit(browser: Browser, conditions: Conditions, savesData = false): Promise<Visit> {
  const { latencyMs: latency, downBytesPerS, upBytesPerS, cpuSlowdown } = conditions;
  const context = await newPhone(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: downBytesPerS,
    uploadThroughput: upBytesPerS,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (savesData) await saveData(page);
  await page.addInitScript(observe, PROBES);
  return { page, session, leave: () => context.close() };
}

export function saveData(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
