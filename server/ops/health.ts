import { statfs } from 'node:fs/promises';
import { formatIssue } from '../../model/load/format-issue.ts';
import type { ContentIssue } from '../../model/load/issue.ts';
import type { CountsHealth } from '../counts/counting.ts';
import type { ChannelQueue } from '../leads/operations/channel-queues.ts';
import type { StoreTrouble } from '../leads/store/store-trouble.ts';
import { reasonOf } from '../serve/log.ts';

export type LeadsHealth = {
  /** `null`: leads are being stored. */
  readonly trouble: StoreTrouble | null;
  readonly channels: readonly ChannelQueue[];
};

/** Anything beside is for the detail: sentences for an editor, no personal data. */
export type PublishingHealth = {
  readonly refused: boolean;
  readonly trouble?: { readonly issues: readonly ContentIssue[]; readonly message?: string } | null;
  /** Kept on show by the operator: no trouble, for somebody wants it so. */
  readonly pinned?: { readonly releaseId: string } | null;
};

/** What somebody should look at. `words`: Russian, for the person who can act, without personal data. */
export type Trouble = { readonly code: string; readonly words: string };

/** `null`: all is well. Pages and forms work either way. */
export type HealthReason = () => Trouble | null | Promise<Trouble | null>;

export type HealthParts = {
  readonly dataDir: string;
  readonly release: () => { readonly id: string; readonly buildId: string } | null;
  readonly leads: () => Promise<LeadsHealth>;
  readonly publishing?: () => PublishingHealth;
  readonly counts?: () => CountsHealth;
  /** What else may be wrong; asked no more often than every two seconds. */
  readonly reasons?: readonly HealthReason[];
};

export type Health = { readonly status: 200 | 503; readonly body: { readonly reasons?: readonly string[] } };

/** 503 where visitors are served worse than not at all; `degraded` where somebody should look, and pages and forms work. */
export type ReadHealth = (isDetailed: boolean) => Promise<Health>;

/** Whoever asks more often gets the same answer. */
const FRESH_MS = 2000;

export function createHealth(parts: HealthParts): ReadHealth {
  const leadsNow = freshly(parts.leads);
  const othersNow = freshly(() => Promise.all((parts.reasons ?? []).map(ask)));

  return async (isDetailed) => {
    const release = parts.release();
    const [leads, others] = await Promise.all([leadsNow(), othersNow()]);
    const publishing = parts.publishing?.() ?? { refused: false };
    const counts = parts.counts?.() ?? null;
    const fatal = present([release ? null : NO_RELEASE, notStored(leads)]);
    const troubles = [
      ...fatal,
      ...present([notPublished(publishing), deadChannels(leads), notCounted(counts), ...others]),
    ];
    const body = {
      status: statusOf(release !== null, fatal, troubles),
      ...(release && { release: release.id, build: release.buildId }),
      ...(publishing.pinned && { pinned: publishing.pinned.releaseId }),
      ...(troubles.length > 0 && { reasons: troubles.map(({ code }) => code) }),
      ...(isDetailed && {
        detail: { troubles, leads, publishing, ...(counts && { counts }), disk: await diskOf(parts.dataDir) },
      }),
    };
    return { status: fatal.length > 0 ? 503 : 200, body };
  };
}

function freshly<T>(read: () => Promise<T>): () => Promise<T> {
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

/** A reason that cannot be asked is a reason to look, not to answer nothing. */
async function ask(reason: HealthReason): Promise<Trouble | null> {
  try {
    return await reason();
  } catch (error) {
    return { code: 'check-failed', words: `Одну из проверок сервера не удалось выполнить: ${reasonOf(error)}.` };
  }
}

function present(troubles: readonly (Trouble | null)[]): Trouble[] {
  return troubles.filter((trouble) => trouble !== null);
}

const NO_RELEASE: Trouble = {
  code: 'no-release',
  words: 'На сайте ещё нет ни одного выпуска: посетители видят «Сайт готовится».',
};

function notPublished({ refused, trouble }: PublishingHealth): Trouble | null {
  if (!refused) return null;
  const code = 'publishing-refused';
  if (trouble?.message !== undefined)
    return { code, words: `Опубликовать не удалось, на сайте прежняя версия. ${trouble.message}` };
  const [first, ...more] = trouble?.issues ?? [];
  const named = first === undefined ? 'Что исправить, сказано в панели.' : `Исправьте: ${formatIssue(first)}`;
  const others = more.length > 0 ? ` И ещё ошибок: ${more.length}, они в панели и в журнале.` : '';
  return { code, words: `В содержимом ошибка: на сайте то, что было до неё. ${named}${others}` };
}

function notStored({ trouble }: LeadsHealth): Trouble | null {
  return trouble && { code: `leads-not-stored-${trouble.code}`, words: `Заявки не сохраняются: ${trouble.words}.` };
}

function deadChannels({ channels }: LeadsHealth): Trouble | null {
  const dead = channels.filter(({ stall, hasAlarm }) => stall !== null || hasAlarm).map(({ channel }) => channel);
  if (dead.length === 0) return null;
  return {
    code: 'channel-dead',
    words: `Заявки не доходят через ${dead.join(', ')}: они сохранены. Проверьте канал: npm run leads -- check.`,
  };
}

function notCounted(counts: CountsHealth | null): Trouble | null {
  if (!counts?.trouble) return null;
  return {
    code: `visits-not-counted-${counts.trouble}`,
    words: 'Счётчик посещений не записывается: посещения ждут в памяти. Что делать, сказано в docs/counts.md.',
  };
}

function statusOf(hasRelease: boolean, fatal: readonly Trouble[], troubles: readonly Trouble[]): string {
  if (!hasRelease) return 'no release';
  if (fatal.length > 0) return 'failing';
  return troubles.length > 0 ? 'degraded' : 'ok';
}

async function diskOf(dir: string): Promise<{ readonly freeBytes: number; readonly totalBytes: number } | null> {
  const disk = await statfs(dir).catch(() => null);
  return disk && { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize };
}
