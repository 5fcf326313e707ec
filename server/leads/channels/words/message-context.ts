import type { LocalClock } from '../../../release/contact.ts';
import type { Links } from './links.ts';

export type MessageContext = Links & {
  /** A function, because a new release may change the company's city and time zone. */
  readonly clock: () => LocalClock;
};
