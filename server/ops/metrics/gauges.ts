import { Gauge, Registry } from 'prom-client';
import type { CountsHealth } from '../../counts/counting.ts';
import type { ChannelQueue } from '../../leads/operations/channel-queues.ts';
import type { PublishState } from '../../publish/state/publish-state.ts';
import type { Readings } from '../checks/readings.ts';

export type MetricReadings = Readings & {
  readonly releaseCreatedAt: string | null;
  readonly reasons: readonly string[];
  readonly channels: readonly ChannelQueue[];
  readonly publishing: Pick<PublishState, 'refused' | 'lastRun'> | null;
  readonly counts: CountsHealth;
};

const DAY_MS = 86_400_000;

/** Creates a new registry on each call, so that values without data are omitted. */
export function gaugesOf(readings: MetricReadings): Registry {
  const registry = new Registry();
  const create = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name: `site_${name}`, help, labelNames, registers: [registry] });
  const set = (name: string, help: string, value: number | null) => value !== null && create(name, help).set(value);
  const { reasons, channels, publishing, counts, releaseCreatedAt } = readings;
  const { diskFreeBytes, diskTotalBytes, backupGoodAt, certificateEndsAt, clockDriftMs } = readings;
  const lastRun = publishing?.lastRun;

  const trouble = create('trouble', '1 for every reason that /healthz gives', ['code']);
  for (const code of reasons) trouble.set({ code }, 1);
  const waitingMessages = create('channel_waiting', 'Messages that wait to be sent', ['channel']);
  const deadMessages = create('channel_dead', 'Messages that are not tried any more', ['channel']);
  const oldestMessage = create('channel_oldest_seconds', 'How long the oldest message waits', ['channel']);
  for (const { channel, waiting, dead, oldest } of channels) {
    waitingMessages.set({ channel }, waiting);
    deadMessages.set({ channel }, dead);
    oldestMessage.set({ channel }, oldest === null ? 0 : secondsSince(oldest.getTime()));
  }
  set('publish_refused', '1 while something saved is not on the site', publishing && Number(publishing.refused));
  if (lastRun) {
    set('publish_ended_timestamp_seconds', 'When the last publish ended', Date.parse(lastRun.endedAt) / 1000);
    set('publish_seconds', 'How long the last publish took', lastRun.milliseconds / 1000);
  }
  const releaseAge = releaseCreatedAt === null ? null : secondsSince(Date.parse(releaseCreatedAt));
  set('release_age_seconds', 'Since the release on show was made', releaseAge);
  set('counts_trouble', '1 while visits are not written', Number(counts.trouble !== null));
  set('counts_waiting', 'Hits that wait in memory', counts.waiting);
  set('disk_free_bytes', 'Free disk space of DATA_DIR', diskFreeBytes);
  set('disk_total_bytes', 'Size of the disk of DATA_DIR', diskTotalBytes);
  set('backup_age_seconds', 'Since the last good backup was begun', backupGoodAt && secondsSince(backupGoodAt));
  const certificateDays = certificateEndsAt && (certificateEndsAt - Date.now()) / DAY_MS;
  set('certificate_days_left', 'Until the certificate of PUBLIC_URL ends', certificateDays);
  set('clock_drift_seconds', 'By how much this clock is ahead of the database', clockDriftMs && clockDriftMs / 1000);
  return registry;
}

function secondsSince(moment: number): number {
  return Math.max(0, Date.now() - moment) / 1000;
}
