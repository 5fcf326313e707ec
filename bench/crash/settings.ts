import type { DeliveryRules } from '../../server/leads/delivery/rules.ts';
import { RULES } from '../../server/leads/delivery/rules.ts';

export type CrashSettings = {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** The control: answer first, commit a moment later. */
  readonly answersEarly: boolean;
};

export const CRASH_CHANNELS = ['email', 'webhook'] as const;

/** What the channels have sent, a line each. */
export const SENT_FILE = 'sent.log';

/** A lease must run out between two kills, or no message is ever taken over. */
export const CRASH_RULES: DeliveryRules = {
  ...RULES,
  sendTimeoutMs: 100,
  leaseMs: 150,
  firstDelayMs: 20,
  longestDelayMs: 100,
  pollMs: 50,
};
