import type { CountsHealth } from '../counts/counting.ts';
import { reasonOf } from '../serve/log.ts';
import { readDisk } from './checks/read-disk.ts';
import type { LeadsHealth, Problem, PublishingHealth, RunningState } from './checks/running.ts';
import { DEGRADING, FATAL } from './checks/running.ts';

/** Returns `null` when all is well. A reason degrades the status but does not cause a 503. */
export type HealthReason = () => Problem | null | Promise<Problem | null>;

export type HealthParts = {
  readonly dataDir: string;
  readonly release: () => RunningState['release'];
  readonly leads: () => Promise<LeadsHealth>;
  readonly publishing?: () => PublishingHealth;
  readonly counts?: () => CountsHealth;
  /** Additional checks, run at most every two seconds. */
  readonly reasons?: readonly HealthReason[];
};

export type Health = { readonly status: 200 | 503; readonly body: { readonly reasons?: readonly string[] } };

/** Returns 503 on a fatal problem; `degraded` means that pages and forms work but the operator must act. */
export type ReadHealth = (isDetailed: boolean) => Promise<Health>;

const FRESH_MS = 2000;

export function createHealth(parts: HealthParts): ReadHealth {
  const leadsNow = withShortCache(parts.leads);
  const othersNow = withShortCache(() => Promise.all((parts.reasons ?? []).map(ask)));

  return async (isDetailed) => {
    const release = parts.release();
    const [leads, others] = await Promise.all([leadsNow(), othersNow()]);
    const publishing = parts.publishing?.() ?? { refused: false };
    const counts = parts.counts?.() ?? null;
    const state = { release, leads, publishing, counts };
    const fatal = present(FATAL.map((look) => look(state)));
    const troubles = [...fatal, ...present([...DEGRADING.map((look) => look(state)), ...others])];
    const body = {
      status: statusOf(release !== null, fatal, troubles),
      ...(release && { release: release.id, build: release.buildId }),
      ...(publishing.pinned && { pinned: publishing.pinned.releaseId }),
      ...(troubles.length > 0 && { reasons: troubles.map(({ code }) => code) }),
      ...(isDetailed && {
        detail: {
          ...{ troubles, leads, publishing, ...(counts && { counts }) },
          disk: await readDisk(parts.dataDir).catch(() => null),
        },
      }),
    };
    return { status: fatal.length > 0 ? 503 : 200, body };
  };
}

function withShortCache<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  let askedAt = 0;
  return () => {
    if (answer === null || performance.now() - askedAt > FRESH_MS) {
      askedAt = performance.now();
      answer = read();
    }
    return answer;
  };
}

/** A check that throws is reported as a problem. */
async function ask(reason: HealthReason): Promise<Problem | null> {
  try {
    return await reason();
  } catch (error) {
    return { code: 'check-failed', words: `Одну из проверок сервера не удалось выполнить: ${reasonOf(error)}.` };
  }
}

function present(troubles: readonly (Problem | null)[]): Problem[] {
  return troubles.filter((trouble) => trouble !== null);
}

function statusOf(hasRelease: boolean, fatal: readonly Problem[], troubles: readonly Problem[]): string {
  if (!hasRelease) return 'no release';
  if (fatal.length > 0) return 'failing';
  return troubles.length > 0 ? 'degraded' : 'ok';
}
