import type { StoredLead } from './lead.ts';

/** One delivery of one lead to one channel; its key is the same at every attempt. */
export type LeadMessage = {
  readonly key: string; // uuid of the outbox row
  readonly attempt: number; // 1 for the first; above 1 an earlier attempt may have arrived
  readonly lead: StoredLead;
  /** The service's ID of an accepted earlier attempt. The channel then only looks it up and never sends again. */
  readonly acceptedAs: string | null;
};

/** The service accepted the message, but a later step of the attempt failed. */
type Accepted = { readonly acceptedAs?: string };

/** How an attempt ended. */
export type Outcome =
  /** `warning`: it arrived, but not as it should; words for an operator, without personal data. */
  | { readonly status: 'delivered'; readonly remoteId?: string; readonly warning?: string }
  /** Try again; not before retryAfterMs when the service asked for a pause. `limit`: the service is up, we are too fast: does not count as an attempt. */
  | ({ readonly status: 'retry'; readonly reason: string; readonly retryAfterMs?: number } & Accepted)
  /** No retry will help until an operator acts: dead letter + alarm. */
  | ({ readonly status: 'refused'; readonly reason: string } & Accepted);

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
