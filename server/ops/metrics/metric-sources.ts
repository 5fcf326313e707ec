import type { CountsHealth } from '../../counts/counting.ts';
import type { ChannelQueue } from '../../leads/operations/channel-queues.ts';
import type { PublishState } from '../../publish/state/publish-state.ts';
import type { WatchFigures } from '../checks/figures.ts';

/** What is asked when the metrics are read. */
export type MetricSources = {
  readonly releaseCreatedAt: () => string | null;
  /** Codes of what is wrong. */
  readonly reasons: () => Promise<readonly string[]>;
  readonly channels: () => Promise<readonly ChannelQueue[]>;
  readonly publishing: () => Pick<PublishState, 'refused' | 'lastRun'> | null;
  readonly counts: () => CountsHealth;
  readonly figures: () => WatchFigures;
};
