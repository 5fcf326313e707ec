import { setTimeout as sleep } from 'node:timers/promises';

const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const PAUSE_MS = 20;

/** Maximum wait in milliseconds for a database locked by another program. */
export const BUSY_FOR_MS = 5000;

export function isBusy(error: unknown): boolean {
  const errcode = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  return errcode === SQLITE_BUSY || errcode === SQLITE_LOCKED;
}

/** Waits in JavaScript, because SQLite's own busy timeout blocks the event loop. */
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
