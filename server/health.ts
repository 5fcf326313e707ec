import { statfs } from 'node:fs/promises';
import type { CountsHealth } from './counts/counting.ts';
import type { ChannelQueue } from './leads/operations/channel-queues.ts';
import type { StoreTrouble } from './leads/store/store-trouble.ts';

export type LeadsHealth = {
  /** `null`: leads are being stored. */
  readonly trouble: StoreTrouble | null;
  readonly channels: readonly ChannelQueue[];
};

/** Anything beside `refused` is for the detail: sentences for an editor, no personal data. */
export type PublishingHealth = { readonly refused: boolean };

export type HealthParts = {
  readonly dataDir: string;
  readonly release: () => { readonly id: string; readonly buildId: string } | null;
  readonly leads: () => Promise<LeadsHealth>;
  readonly publishing?: () => PublishingHealth;
  readonly counts?: () => CountsHealth;
};

export type Health = { readonly status: 200 | 503; readonly body: object };

/** 503 where visitors are served worse than not at all; `degraded` where somebody should look, and pages and forms work. */
export type ReadHealth = (isDetailed: boolean) => Promise<Health>;

/** Whoever asks more often gets the same answer. */
const FRESH_MS = 2000;

export function createHealth(parts: HealthParts): ReadHealth {
  let leads: Promise<LeadsHealth> | null = null;
  let askedAt = 0;

  function leadsNow(): Promise<LeadsHealth> {
    if (leads === null || performance.now() - askedAt > FRESH_MS) {
      askedAt = performance.now();
      leads = parts.leads();
    }
    return leads;
  }

  return async (isDetailed) => {
    const release = parts.release();
    const leadsHealth = await leadsNow();
    const publishing = parts.publishing?.() ?? { refused: false };
    const fatal = fatalReasons(release !== null, leadsHealth);
    const counts = parts.counts?.() ?? null;
    const reasons = [...fatal, ...worryingReasons(publishing, leadsHealth, counts)];
    const body = {
      status: statusOf(release !== null, fatal, reasons),
      ...(release && { release: release.id, build: release.buildId }),
      ...(reasons.length > 0 && { reasons }),
      ...(isDetailed && {
        detail: { leads: leadsHealth, publishing, ...(counts && { counts }), disk: await diskOf(parts.dataDir) },
      }),
    };
    return { status: fatal.length > 0 ? 503 : 200, body };
  };
}

function fatalReasons(hasRelease: boolean, { trouble }: LeadsHealth): string[] {
  return [...(hasRelease ? [] : ['no-release']), ...(trouble ? [`leads-not-stored-${trouble.code}`] : [])];
}

function worryingReasons(
  { refused }: PublishingHealth,
  { channels }: LeadsHealth,
  counts: CountsHealth | null,
): string[] {
  return [
    ...(refused ? ['publishing-refused'] : []),
    ...(channels.some(isDead) ? ['channel-dead'] : []),
    ...(counts?.trouble ? [`visits-not-counted-${counts.trouble}`] : []),
  ];
}

function statusOf(hasRelease: boolean, fatal: readonly string[], reasons: readonly string[]): string {
  if (!hasRelease) return 'no release';
  if (fatal.length > 0) return 'failing';
  return reasons.length > 0 ? 'degraded' : 'ok';
}

function isDead({ stall, hasAlarm }: ChannelQueue): boolean {
  return stall !== null || hasAlarm;
}

async function diskOf(dir: string): Promise<{ readonly freeBytes: number; readonly totalBytes: number } | null> {
  const disk = await statfs(dir).catch(() => null);
  return disk && { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize };
}
