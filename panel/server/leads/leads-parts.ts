import type { Channel } from '../../../server/leads/contract/channel.ts';
import type { LeadColleague } from '../../contract/leads.ts';
import type { Journal } from '../access/journal.ts';
import type { LeadStores } from './lead-stores.ts';

export type LeadsParts = {
  readonly stores: LeadStores;
  readonly journal: Pick<Journal, 'write'>;
  /** Data folder of the site: source of the clock, the callback promise and the key of the erasure journal. */
  readonly dataDir: string;
  /** Origin of the site, for links to visited pages. */
  readonly publicUrl: string;
  /** Delivery channels, for display; the site's server delivers leads. */
  readonly channels: readonly Pick<Channel, 'name' | 'title'>[];
  /** People to whom a lead can be handed. */
  readonly colleagues: () => Promise<readonly LeadColleague[]>;
  readonly now: () => Date;
};
