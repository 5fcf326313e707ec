import type { LocalClock } from '../release/contact.ts';
import type { Channel } from './contract/channel.ts';
import type { LeadsLog } from './contract/log.ts';
import { notifyStaff } from './delivery/notify-staff.ts';
import { warnOfRemovedChannels } from './delivery/removed-channels.ts';
import { startWorker } from './delivery/worker.ts';
import type { ChannelQueue } from './operations/channel-queues.ts';
import { channelQueues } from './operations/channel-queues.ts';
import { startRetention } from './operations/retention-loop.ts';
import { createStaffNotices, type StaffNotices } from './operations/staff-notices.ts';
import type { LeadStore } from './store/lead-store.ts';
import { createLeadStore } from './store/lead-store.ts';
import { openLeadDatabase } from './store/open-lead-database.ts';

export type Leads = {
  readonly store: LeadStore;
  queues(): Promise<readonly ChannelQueue[]>;
  readonly notices: StaffNotices;
  readonly title: string;
  stop(): Promise<void>;
};

export type LeadsSettings = {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly channels: readonly Channel[];
  readonly log: LeadsLog;
  /** Enables retention; it needs the hash key in this data folder. */
  readonly keepsTerms: boolean;
  readonly companyClock: () => LocalClock;
  readonly onAlarm: (words: string) => void;
};

/** Opens the store, then starts delivery and retention. @throws when the store cannot be opened or is not durable */
export async function openLeads({
  dataDir,
  databaseUrl,
  channels,
  log,
  keepsTerms,
  companyClock,
  onAlarm,
}: LeadsSettings): Promise<Leads> {
  const database = await openLeadDatabase({ dataDir, databaseUrl });
  const names = channels.map(({ name }) => name);
  for (const words of await warnOfRemovedChannels(database, names)) onAlarm(words);
  const worker = startWorker({ database, channels, log, companyClock, onAlarm });
  const retention = {
    database,
    dataDir,
    log,
    companyClock,
    onAlarm(words: string) {
      onAlarm(words);
      void notifyStaff(channels, words);
    },
  };
  const stopRetention = keepsTerms ? startRetention(retention) : async () => undefined;
  const store = createLeadStore(database, { channels: names, onQueued: worker.wake });
  return {
    store,
    queues: async () => channelQueues(database, new Date(await database.now())),
    notices: createStaffNotices(database),
    title: database.title,
    async stop() {
      await Promise.all([worker.stop(), stopRetention()]);
      await database.close();
    },
  };
}
