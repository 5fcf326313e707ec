import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../disk/write-whole.ts';
import { callHttp } from '../leads/outgoing/call.ts';
import type { IndexNowFacts } from '../release/index-now.ts';
import { readIndexNow } from '../release/index-now.ts';
import { type Log, reasonOf } from '../serve/log.ts';

type Options = {
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly log: Log;
  readonly endpoint?: URL;
  /** Before the attempt of this number; the first is 1. */
  readonly waitMs?: (attempt: number) => number;
};

export type IndexNow = {
  /** A release is on show. */
  look(releaseDir: string): void;
  stop(): Promise<void>;
};

const YANDEX = new URL('https://yandex.com/indexnow');
const MOST_ADDRESSES = 10_000;
const TOLD_FILE = 'index-now-told.json';
const DAY_MS = 24 * 60 * 60 * 1000;
const toldSchema = z.record(z.string(), z.string());

/**
 * Tells search engines which pages changed, https://www.indexnow.org/documentation. What they were told is remembered on
 * the disk, so that what is still to be told is the difference from what is shown: nothing is lost by a restart or a
 * service that does not answer, and nothing is told twice.
 */
export function createIndexNow({ dataDir, publicUrl, log, endpoint = YANDEX, waitMs = backoffMs }: Options): IndexNow {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();

  async function tell(releaseDir: string, attempt: number): Promise<void> {
    const facts = await readIndexNow(releaseDir);
    if (!facts) return;
    const told = await readTold(dataDir);
    const remember = () => writeWhole(dataDir, TOLD_FILE, JSON.stringify(facts.pages));
    // Where it was just switched on, the sitemap has told everything.
    if (told === null) return remember();
    const news = newsOf(told, facts.pages).slice(0, MOST_ADDRESSES);
    if (news.length === 0) return;
    const { host } = new URL(publicUrl);
    const body = {
      host,
      key: facts.key,
      keyLocation: `${publicUrl}/${facts.key}.txt`,
      urlList: news.map((path) => publicUrl + encodeURI(path)),
    };
    const headers = { 'user-agent': 'renovation-site' };
    const answer = await callHttp({ method: 'POST', url: endpoint, headers, body }, stopping.signal);
    if (answer.status < 300) {
      log('index-now-told', { pages: news.length });
      return remember();
    }
    log('index-now-refused', { status: answer.status });
    if (answer.status === 429 || answer.status >= 500) again(releaseDir, attempt, answer.retryAfterMs);
  }

  function run(releaseDir: string, attempt: number): void {
    working = working
      .then(() => tell(releaseDir, attempt))
      .catch((error: unknown) => {
        if (stopping.signal.aborted) return;
        log('index-now-failed', { reason: reasonOf(error) });
        again(releaseDir, attempt);
      });
  }

  function again(releaseDir: string, attempt: number, askedMs = 0): void {
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

/** A minute, two, four… a day at most. */
function backoffMs(attempt: number): number {
  return Math.min(DAY_MS, 60_000 * 2 ** (attempt - 2));
}

async function readTold(dataDir: string): Promise<Record<string, string> | null> {
  const text = await readFile(join(dataDir, TOLD_FILE), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return toldSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

type Pages = IndexNowFacts['pages'];

/** Addresses that are new, show something else, or are not there any more since search engines were told last. */
function newsOf(told: Pages, now: Pages): string[] {
  const changed = Object.keys(now).filter((path) => told[path] !== now[path]);
  const removed = Object.keys(told).filter((path) => !(path in now));
  return [...changed, ...removed];
}
