export type Outcome =
  /** `warning`: it arrived, but not as it should; words for an operator, without personal data. */
  | { readonly status: 'delivered'; readonly remoteId?: string; readonly warning?: string }
  /** Try again; not before retryAfterMs when the service asked for a pause. `limit`: the service is up, we are too fast: does not count as an attempt. */
  | { readonly status: 'retry'; readonly reason: string; readonly retryAfterMs?: number }
  /** No retry will help until an operator acts: dead letter + alarm. */
  | { readonly status: 'refused'; readonly reason: string };
