import type { StoredLead } from './lead.ts';

/** One delivery of one lead to one channel; `key` is the idempotency key of all attempts. */
export type LeadMessage = {
  readonly key: string; // UUID of the outbox row
  readonly attempt: number; // 1 for the first; above 1 an earlier attempt may have arrived
  readonly lead: StoredLead;
  /** The service's ID of an accepted earlier attempt. The channel then only looks it up and never sends again. */
  readonly acceptedAs: string | null;
};

/** The service accepted the message, but a later step of the attempt failed. */
type Accepted = { readonly acceptedAs?: string };

export type Outcome =
  /** `warning`: the lead arrived incomplete; text for an operator without personal data. */
  | { readonly status: 'delivered'; readonly remoteId?: string; readonly warning?: string }
  /** Retry, after `retryAfterMs` when the service asked for a pause; such a pause does not count as a failure. */
  | ({ readonly status: 'retry'; readonly reason: string; readonly retryAfterMs?: number } & Accepted)
  /** A retry cannot help until an operator acts: the message becomes a dead letter and raises an alarm. */
  | ({ readonly status: 'refused'; readonly reason: string } & Accepted);

/** A throw counts as `retry`. */
export type ChannelService = {
  /** Messages of one channel are sent one after the other, at least this far apart. */
  readonly minIntervalMs: number;
  send(message: LeadMessage, signal: AbortSignal): Promise<Outcome>;
  /** Sends an alarm about another channel, without personal data; absent when the channel cannot carry alarms. */
  alert?(text: string, signal: AbortSignal): Promise<Outcome>;
  /** Checks the settings with the service, creating nothing where possible. `words` is text for an operator. */
  check(signal: AbortSignal): Promise<{ readonly ok: boolean; readonly words: string }>;
};

export type Channel = ChannelService & {
  /** Code of the channel in the store and in commands. */
  readonly name: string;
  readonly title: string;
};
