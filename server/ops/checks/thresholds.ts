/** From where on somebody is told. */
export const THRESHOLDS = {
  /** A release with its pictures, the journals of two databases, and time to come and tidy up. */
  freeBytes: 500 * 2 ** 20,
  certificateDays: 14,
  /** A nightly backup may be late by two hours. */
  backupAgeMs: 26 * 3_600_000,
  /** Two nights and the time of a verification. */
  verifyAgeMs: 50 * 3_600_000,
  clockDriftMs: 5000,
  /** What a step of the clock must be to be told of; daily corrections are far smaller. */
  clockJumpMs: 60_000,
};

/** How often each is looked at; the certificate by CERTIFICATE_CHECK_HOURS. */
export const PERIODS = { diskMs: 60_000, backupMs: 10 * 60_000, clockMs: 60_000, jumpMs: 10_000 };
