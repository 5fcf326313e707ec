import { promises } from 'node:dns';
import type { Environment } from '../../env.ts';
import { openLeadDatabase } from '../../leads/store/open-lead-database.ts';
import { isClockKept } from './is-clock-kept.ts';
import { type Disk, readDisk } from './read-disk.ts';
import { noReadings, type Readings } from './readings.ts';

/** What checks look through; tests put something else in its place. */
export type CheckContext = {
  readonly environment: Environment;
  /** Written by the checks. */
  readonly readings: Readings;
  readonly now: () => number;
  /** Of a clock that nobody sets. */
  readonly steadyNow: () => number;
  /** Since when a first backup is waited for. */
  readonly since: number;
  readonly readDisk: (dir: string) => Promise<Disk>;
  /** `null`: it cannot be asked. */
  readonly databaseNow: () => Promise<number | null>;
  /** Whether the machine's clock is kept right from outside; `null`: nobody knows. */
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
    // The check of the database tells why.
    databaseNow: () => askDatabase(environment).catch(() => null),
    isClockKept,
    resolver: new promises.Resolver(),
    ...change,
  };
}

async function askDatabase(environment: Environment): Promise<number> {
  const database = await openLeadDatabase(environment);
  return database.now().finally(() => database.close());
}
