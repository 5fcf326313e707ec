import type { Channel } from '../../server/leads/contract/channel.ts';
import { startWorker } from '../../server/leads/delivery/worker.ts';
import type { LeadDatabase } from '../../server/leads/store/lead-database.ts';
import { UTC } from '../../server/release/contact.ts';
import { CRASH_CHANNELS, CRASH_RULES } from './settings.ts';

export function startCrashDelivery(database: LeadDatabase, onSend: (message: string) => void | Promise<void>) {
  const channels = CRASH_CHANNELS.map(
    (name): Channel => ({
      name,
      title: name,
      minIntervalMs: 0,
      async send({ key }) {
        await onSend(`${name} ${key}`);
        return { status: 'delivered' };
      },
      check: async () => ({ ok: true, words: '' }),
    }),
  );
  return startWorker({
    database,
    channels,
    rules: CRASH_RULES,
    log: () => {},
    onAlarm: () => {},
    companyClock: () => UTC,
  });
}
