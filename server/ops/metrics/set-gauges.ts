import type { Gauge } from 'prom-client';
import type { MetricSources } from './metric-sources.ts';

type Gauges = Readonly<
  Record<
    | 'trouble'
    | 'channelWaiting'
    | 'channelDead'
    | 'channelOldest'
    | 'publishRefused'
    | 'publishEnded'
    | 'publishSeconds'
    | 'releaseAge'
    | 'countsTrouble'
    | 'countsWaiting'
    | 'diskFree'
    | 'diskTotal'
    | 'backupAge'
    | 'certificateDays'
    | 'clockDrift',
    Gauge
  >
>;

const DAY_MS = 86_400_000;

export async function setGauges(gauges: Gauges, sources: MetricSources): Promise<void> {
  const [reasons, channels] = await Promise.all([sources.reasons(), sources.channels()]);
  const now = Date.now();
  for (const gauge of [gauges.trouble, gauges.channelWaiting, gauges.channelDead, gauges.channelOldest]) gauge.reset();
  for (const code of reasons) gauges.trouble.set({ code }, 1);
  for (const { channel, waiting, dead, oldest } of channels) {
    gauges.channelWaiting.set({ channel }, waiting);
    gauges.channelDead.set({ channel }, dead);
    gauges.channelOldest.set({ channel }, secondsSince(oldest?.getTime() ?? now, now));
  }
  const publishing = sources.publishing();
  const run = publishing?.lastRun ?? null;
  set(gauges.publishRefused, publishing && Number(publishing.refused));
  set(gauges.publishEnded, run && Date.parse(run.endedAt) / 1000);
  set(gauges.publishSeconds, run && run.milliseconds / 1000);
  const createdAt = sources.releaseCreatedAt();
  set(gauges.releaseAge, createdAt && secondsSince(Date.parse(createdAt), now));
  const counts = sources.counts();
  set(gauges.countsTrouble, Number(counts.trouble !== null));
  set(gauges.countsWaiting, counts.waiting);
  const { diskFreeBytes, diskTotalBytes, backupGoodAt, certificateEndsAt, clockDriftMs } = sources.figures();
  set(gauges.diskFree, diskFreeBytes);
  set(gauges.diskTotal, diskTotalBytes);
  set(gauges.backupAge, backupGoodAt && secondsSince(backupGoodAt, now));
  set(gauges.certificateDays, certificateEndsAt && (certificateEndsAt - now) / DAY_MS);
  set(gauges.clockDrift, clockDriftMs === null ? null : clockDriftMs / 1000);
}

function secondsSince(moment: number, now: number): number {
  return Math.max(0, now - moment) / 1000;
}

/** What is not known is not told: a gauge without a value is left out of the text. */
function set(gauge: Gauge, value: number | null | ''): void {
  if (value === null || value === '') gauge.remove();
  else gauge.set(value);
}
