import { isoDayAt } from '../../model/format/date.ts';
import type { Environment } from '../env.ts';
import type { LeadsLog } from '../leads/contract/log.ts';
import type { LocalClock } from '../release/contact.ts';
import { readClock } from '../release/contact.ts';
import type { ServedRelease } from '../serve/release-store.ts';
import type { ApiHandler } from '../serve/site-server.ts';
import type { Counting, CountingParts } from './counting.ts';
import { startCounting } from './counting.ts';
import { createCountsApi } from './http/counts-api.ts';
import { openCounts, putAside } from './store/open-counts.ts';

type Settings = Pick<Environment, 'dataDir' | 'databaseUrl' | 'publicUrl'>;

type Parts = Pick<CountingParts, 'printLine' | 'pace'> & {
  readonly log: LeadsLog;
  readonly releases: { current(): ServedRelease | null };
  readonly now?: () => Date;
};

export function openCounting(
  { dataDir, databaseUrl, publicUrl }: Settings,
  { releases, log, printLine, pace, now = () => new Date() }: Parts,
): Pick<Counting, 'health' | 'stop'> & { readonly handle: ApiHandler } {
  const place = { dataDir, databaseUrl };
  let seen: { readonly release: ServedRelease | null; readonly clock: LocalClock } | null = null;

  function today(): string {
    const release = releases.current();
    if (seen?.release !== release) seen = { release, clock: readClock(dataDir) };
    return isoDayAt(now(), (seen?.clock ?? readClock(dataDir)).utcOffsetHours);
  }

  const counting = startCounting({
    open: () => openCounts(place),
    putAside: async () => (databaseUrl === null ? `в DATA_DIR он теперь ${await putAside(place, now())}` : null),
    ...{ today, log, printLine },
    ...(pace === undefined ? {} : { pace }),
  });
  return {
    handle: createCountsApi({
      release: () => releases.current(),
      publicHost: new URL(publicUrl).host,
      ...{ now, today },
      count: (hit) => counting.add({ ...hit, day: today() }),
    }),
    health: counting.health,
    stop: counting.stop,
  };
}
