const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type DeliveryRules = {
  readonly sendTimeoutMs: number;
  /** Longer than `sendTimeoutMs`: a process that exceeds the lease has crashed. */
  readonly leaseMs: number;
  readonly firstDelayMs: number;
  readonly longestDelayMs: number;
  /** An older message becomes a dead letter once it has had `fewestAttempts`. */
  readonly giveUpAfterMs: number;
  readonly fewestAttempts: number;
  /** Consecutive failures after which the service, not the message, counts as failing. */
  readonly failuresOfService: number;
  readonly longestLanePauseMs: number;
  readonly shortestAskedPauseMs: number;
  readonly longestAskedPauseMs: number;
  /** A channel that has failed for this long raises an alarm while retries continue. */
  readonly alarmAfterMs: number;
  /** Minimum interval between two alarms of one kind for one channel. */
  readonly alarmIntervalMs: number;
  /** Interval of looking for messages that another process has queued. */
  readonly pollMs: number;
  readonly stopGraceMs: number;
};

export const RULES: DeliveryRules = {
  sendTimeoutMs: 30 * SECOND_MS,
  leaseMs: MINUTE_MS,
  firstDelayMs: 5 * SECOND_MS,
  longestDelayMs: HOUR_MS,
  giveUpAfterMs: 3 * DAY_MS,
  fewestAttempts: 8,
  failuresOfService: 3,
  longestLanePauseMs: 5 * MINUTE_MS,
  shortestAskedPauseMs: SECOND_MS,
  longestAskedPauseMs: DAY_MS,
  alarmAfterMs: 30 * MINUTE_MS,
  alarmIntervalMs: HOUR_MS,
  pollMs: 5 * SECOND_MS,
  stopGraceMs: 8 * SECOND_MS,
};
