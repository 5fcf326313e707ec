import type { LeadMessage } from '../delivery/message.ts';
import type { Outcome } from '../delivery/outcome.ts';

/** What a channel does; a throw counts as `retry`. */
export type ChannelService = {
  /** Lanes: messages of one lane go one after the other, at least `minIntervalMs` apart. */
  readonly minIntervalMs: number;
  send(message: LeadMessage, signal: AbortSignal): Promise<Outcome>;
  /** Words for the alarm about another channel's dead letters; absent: cannot carry alarms. No personal data. */
  alert?(text: string, signal: AbortSignal): Promise<Outcome>;
  /** For `npm run leads -- check`: contacts the service without creating anything where it allows that. Words for an operator. */
  check(signal: AbortSignal): Promise<{ readonly ok: boolean; readonly words: string }>;
};

/** A service that leads are delivered by. */
export type Channel = ChannelService & {
  /** As the store and commands know it. */
  readonly name: string;
  /** As people call it. */
  readonly title: string;
};
