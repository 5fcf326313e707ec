import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFileAtomic } from '../disk/write-file-atomic.ts';
import { callHttp } from '../leads/outgoing/call.ts';
import type { IndexNowFacts } from '../release/index-now.ts';
import { readIndexNow } from '../release/index-now.ts';
import { type Log, reasonOf } from '../serve/log.ts';

type Options = {
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly log: Log;
  readonly endpoint?: URL;
  /** Delay before the given attempt; the first attempt is 1. */
  readonly waitMs?: (attempt: number) => number;
};

export type IndexNow = {
  look(releaseDir: string): void;
  stop(): Promise<void>;
};

const YANDEX = new URL('https://yandex.com/indexnow');
const MAX_URLS = 10_000;
const REPORTED_FILE = 'index-now-reported.json';
const DAY_MS = 24 * 60 * 60 * 1000;
const reportedSchema = z.record(z.string(), z.string());

/**
 * Reports changed pages to search engines (https://www.indexnow.org/documentation). The reported state is saved to
 * disk, so that restarts and failed requests cause neither gaps nor repeats.
 */
export function createIndexNow({ dataDir, publicUrl, log, endpoint = YANDEX, waitMs = backoffMs }: Options): IndexNow {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();

  async function reportChanges(releaseDir: string, attempt: number): Promise<void> {
    const facts = await readIndexNow(releaseDir);
    if (!facts) return;
    const reported = await readReported(dataDir);
    const remember = () => writeFileAtomic(dataDir, REPORTED_FILE, JSON.stringify(facts.pages));
    // First run: the sitemap already lists all pages, so nothing is reported.
    if (reported === null) return remember();
    const pagesToReport = changedPaths(reported, facts.pages).slice(0, MAX_URLS);
    if (pagesToReport.length === 0) return;
    const { host } = new URL(publicUrl);
    const body = {
      host,
      key: facts.key,
      keyLocation: `${publicUrl}/${facts.key}.txt`,
      urlList: pagesToReport.map((path) => publicUrl + encodeURI(path)),
    };
    const headers = { 'user-agent': 'renovation-site' };
    const answer = await callHttp({ method: 'POST', url: endpoint, headers, body }, stopping.signal);
    if (answer.status < 300) {
      log('index-now-reported', { pages: pagesToReport.length });
      return remember();
    }
    log('index-now-refused', { status: answer.status });
    if (answer.status === 429 || answer.status >= 500) scheduleRetry(releaseDir, attempt, answer.retryAfterMs);
  }

  function run(releaseDir: string, attempt: number): void {
    working = working
      .then(() => reportChanges(releaseDir, attempt))
      .catch((error: unknown) => {
        if (stopping.signal.aborted) return;
        log('index-now-failed', { reason: reasonOf(error) });
        scheduleRetry(releaseDir, attempt);
      });
  }

  function scheduleRetry(releaseDir: string, attempt: number, askedMs = 0): void {
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => run(releaseDir, attempt + 1), Math.max(waitMs(attempt + 1), askedMs));
    timer.unref();
  }

  return {
    look(releaseDir) {
      clearTimeout(timer);
      run(releaseDir, 1);
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await working;
    },
  };
}

/** Exponential backoff from one minute up to one day. */
function backoffMs(attempt: number): number {
  return Math.min(DAY_MS, 60_000 * 2 ** (attempt - 2));
}

async function readReported(dataDir: string): Promise<Record<string, string> | null> {
  const text = await readFile(join(dataDir, REPORTED_FILE), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return reportedSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

type Pages = IndexNowFacts['pages'];

function changedPaths(reported: Pages, now: Pages): string[] {
  const changed = Object.keys(now).filter((path) => reported[path] !== now[path]);
  const removed = Object.keys(reported).filter((path) => !(path in now));
  return [...changed, ...removed];
}
