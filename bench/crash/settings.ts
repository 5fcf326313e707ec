import type { DeliveryRules } from '../../server/leads/delivery/rules.ts';
import { RULES } from '../../server/leads/delivery/rules.ts';

export type CrashSettings = {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Negative control: acknowledge first, commit a few milliseconds later. */
  readonly answersEarly: boolean;
};

export const CRASH_CHANNELS = ['email', 'webhook'] as const;

export const SENT_FILE = 'sent.log';

/** Leases must expire between two kills, otherwise no message is ever taken over. */
export const CRASH_RULES: DeliveryRules = {
  ...RULES,
  sendTimeoutMs: 100,
  leaseMs: 150,
  firstDelayMs: 20,
  longestDelayMs: 100,
  pollMs: 50,
};
