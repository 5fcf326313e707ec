import type { LocalClock } from '../../../release/contact.ts';
import type { Links } from './links.ts';

/** What a message about a lead is written with beside the lead. */
export type MessageContext = Links & {
  /** Asked at each message: a release may come at any time. */
  readonly clock: () => LocalClock;
};
