/** Latest measurements of the checks; `null` when not measured yet or not applicable. */
export type Readings = {
  diskFreeBytes: number | null;
  diskTotalBytes: number | null;
  /** Milliseconds since the epoch. */
  backupGoodAt: number | null;
  certificateEndsAt: number | null;
  /** Milliseconds by which this machine's clock is ahead of the database. */
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
