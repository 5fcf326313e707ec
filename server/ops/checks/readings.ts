/** What the checks have measured last; `null`: not yet, or there is nothing to measure. */
export type Readings = {
  diskFreeBytes: number | null;
  diskTotalBytes: number | null;
  /** Milliseconds since 1970. */
  backupGoodAt: number | null;
  certificateEndsAt: number | null;
  /** By how much this machine is ahead of the database. */
  clockDriftMs: number | null;
  /** Wall clock minus monotonic clock. */
  clockOffsetMs: number | null;
};

export function noReadings(): Readings {
  return {
    ...{ diskFreeBytes: null, diskTotalBytes: null, backupGoodAt: null, certificateEndsAt: null },
    ...{ clockDriftMs: null, clockOffsetMs: null },
  };
}
