import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createHealth } from '../../ops/health.ts';
import { createReleaseStore } from '../../serve/release-store.ts';
import { shutdown } from '../../serve/shutdown.ts';
import { createSiteServer } from '../../serve/site-server.ts';
import type { CountingParts } from '../counting.ts';
import { openCounting } from '../open-counting.ts';

export type CountingServerSettings = {
  readonly dataDir: string;
  readonly startsAt: string;
  readonly pace?: CountingParts['pace'];
};

/** Child process for tests: the real site server and counter, with a clock that begins at `startsAt`. */
const { dataDir, startsAt, pace } = JSON.parse(process.argv[2] ?? '') as CountingServerSettings;
const begun = performance.now();
const log = () => undefined;
const store = createReleaseStore({ dataDir, log });
await store.start();
const counting = openCounting(
  { dataDir, databaseUrl: null, publicUrl: 'https://company.example' },
  {
    releases: store,
    log,
    ...(pace === undefined ? {} : { pace }),
    printLine: (line) => process.stderr.write(`${line}\n`),
    now: () => new Date(Date.parse(startsAt) + performance.now() - begun),
  },
);
const health = createHealth({
  dataDir,
  release: () => store.current()?.manifest ?? null,
  leads: async () => ({ trouble: null, channels: [] }),
  counts: counting.health,
});
const server = createSiteServer({ store, api: counting.handle, health, log }).listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
process.once('SIGTERM', async () => {
  store.stop();
  await shutdown(server, 100);
  await counting.stop();
});
