import { setTimeout as sleep } from 'node:timers/promises';

const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const PAUSE_MS = 20;

/** How long a visitor waits for another program to give the database back. */
export const BUSY_FOR_MS = 5000;

/** Another program holds the lock. */
export function isBusy(error: unknown): boolean {
  const errcode = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  return errcode === SQLITE_BUSY || errcode === SQLITE_LOCKED;
}

/** SQLite's own waiting would hold the event loop, and with it every page of the site. */
export function pauseWhileBusy(): Promise<void> {
  return sleep(PAUSE_MS * (0.5 + Math.random()));
}

export async function retryWhileBusy<Result>(act: () => Result | Promise<Result>): Promise<Result> {
  const deadline = performance.now() + BUSY_FOR_MS;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
      await pauseWhileBusy();
    }
  }
}
