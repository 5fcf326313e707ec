import type { LeadMessage } from '../delivery/message.ts';
import type { Outcome } from '../delivery/outcome.ts';

export const CHANNEL_NAMES = ['email', 'bitrix24', 'amocrm', 'telegram', 'max', 'webhook'] as const;
export type ChannelName = (typeof CHANNEL_NAMES)[number];
export type Channel = {
  readonly name: ChannelName;
  /** Lanes: messages of one lane go one after the other, at least `minIntervalMs` apart. */
  readonly minIntervalMs: number;
  send(message: LeadMessage, signal: AbortSignal): Promise<Outcome>; // a throw counts as retry
  /** Words for the alarm about another channel's dead letters; absent: cannot carry alarms. No personal data. */
  alert?(text: string, signal: AbortSignal): Promise<Outcome>;
  /** For `npm run leads -- check`: contacts the service without creating anything where it allows that. Words for an operator. */
  check(signal: AbortSignal): Promise<{ readonly ok: boolean; readonly words: string }>;
};
