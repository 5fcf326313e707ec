import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLeadsApi, createLeadsListener } from '../../server/leads/http/leads-api.ts';
import type { LeadStore } from '../../server/leads/store/lead-store.ts';
import { createLeadStore } from '../../server/leads/store/lead-store.ts';
import { openLeadDatabase } from '../../server/leads/store/open-lead-database.ts';
import { consentIndex } from '../../server/leads/testing/bodies.ts';
import { startCrashDelivery } from './delivery.ts';
import type { CrashSettings } from './settings.ts';
import { CRASH_CHANNELS, SENT_FILE } from './settings.ts';

/**
 * Process that crash tests kill: lead intake and delivery on a shared store. The store is opened on the first input
 * line.
 */
const settings = JSON.parse(process.argv[2] ?? '') as CrashSettings;
process.stdout.write('ready\n');
await once(process.stdin, 'data');

const database = await openLeadDatabase(settings);
const worker = startCrashDelivery(database, async (message) => {
  await sleep(Math.random() * 4);
  appendFileSync(join(settings.dataDir, SENT_FILE), `${message}\n`);
});
const store = createLeadStore(database, { channels: CRASH_CHANNELS, onQueued: worker.wake });
const api = createLeadsApi({
  store: settings.answersEarly ? answerBeforeCommit(store) : store,
  consents: () => consentIndex,
  leadsPerMinute: 0,
  phone: () => '+74012051736',
});
const server = createServer(createLeadsListener(api)).listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`${(server.address() as AddressInfo).port}\n`);

/** Negative control: acknowledges before the commit, so the crash test must report lost leads. */
function answerBeforeCommit(real: LeadStore): LeadStore {
  let number = 1000;
  return {
    ...real,
    async add(lead) {
      setTimeout(() => void real.add(lead).catch(() => undefined), 5);
      number += 1;
      return { outcome: 'added', number, bodyHash: lead.bodyHash, suspicions: lead.suspicions };
    },
  };
}
