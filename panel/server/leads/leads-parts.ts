import type { Channel } from '../../../server/leads/contract/channel.ts';
import type { Journal } from '../access/journal.ts';
import type { LeadStores } from './lead-stores.ts';

/** What the routes of leads work with. */
export type LeadsParts = {
  readonly stores: LeadStores;
  readonly journal: Pick<Journal, 'write'>;
  /** Of the site: its release tells the clock and the promise, its key the journal of erasures. */
  readonly dataDir: string;
  /** Origin of the site, for links to the pages that visitors saw. */
  readonly publicUrl: string;
  /** Where leads are delivered; only named here, the site delivers. */
  readonly channels: readonly Pick<Channel, 'name' | 'title'>[];
  readonly now: () => Date;
};
