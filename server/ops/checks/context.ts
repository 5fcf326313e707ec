import { promises } from 'node:dns';
import type { Environment } from '../../env.ts';
import { openLeadDatabase } from '../../leads/store/open-lead-database.ts';
import { isClockSynchronized } from './is-clock-synchronized.ts';
import { type Disk, readDisk } from './read-disk.ts';
import { noReadings, type Readings } from './readings.ts';

export type CheckContext = {
  readonly environment: Environment;
  readonly readings: Readings;
  readonly now: () => number;
  /** Monotonic clock in milliseconds. */
  readonly steadyNow: () => number;
  /** Time from which the first backup is expected. */
  readonly since: number;
  readonly readDisk: (dir: string) => Promise<Disk>;
  readonly databaseNow: () => Promise<number | null>;
  /** Whether a time service synchronizes the clock; `null` when unknown. */
  readonly isClockKept: () => Promise<boolean | null>;
  readonly resolver: {
    resolveMx(domain: string): Promise<readonly { readonly exchange: string }[]>;
    resolveTxt(domain: string): Promise<readonly (readonly string[])[]>;
  };
};

export function checkContext(environment: Environment, change: Partial<CheckContext> = {}): CheckContext {
  return {
    environment,
    readings: noReadings(),
    now: Date.now,
    steadyNow: () => performance.now(),
    since: 0,
    readDisk,
    // The database check reports the reason.
    databaseNow: () => askDatabase(environment).catch(() => null),
    isClockKept: isClockSynchronized,
    resolver: new promises.Resolver(),
    ...change,
  };
}

async function askDatabase(environment: Environment): Promise<number> {
  const database = await openLeadDatabase(environment);
  return database.now().finally(() => database.close());
}
