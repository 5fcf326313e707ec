const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type DeliveryRules = {
  readonly sendTimeoutMs: number;
  /** Longer than a send may take: whoever holds a message past this has died over it. */
  readonly leaseMs: number;
  readonly firstDelayMs: number;
  readonly longestDelayMs: number;
  /** A message that is older and has been tried often enough becomes a dead letter. */
  readonly giveUpAfterMs: number;
  readonly fewestAttempts: number;
  /** So many failures in a row mean that the service is down, not that a message is bad. */
  readonly failuresOfService: number;
  readonly longestLanePauseMs: number;
  readonly shortestAskedPauseMs: number;
  readonly longestAskedPauseMs: number;
  /** A channel that fails for so long raises an alarm while its messages are still being tried. */
  readonly alarmAfterMs: number;
  /** Between two alarms of one channel about the same. */
  readonly alarmIntervalMs: number;
  /** How soon messages are noticed that another process has queued. */
  readonly pollMs: number;
  /** How long a stopping server waits for sends that are under way. */
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
