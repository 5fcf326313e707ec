import { statSync } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from '../../../model/load/file-cache.ts';
import {
  PUBLISH_STATE_FILE,
  type PublishProblem,
  readPublishState,
} from '../../../server/publish/state/publish-state.ts';
import type { PublishingReport } from '../../contract/content.ts';
import { issuesOfForms } from './kind-form.ts';

export type SiteServer = { readonly host: string; readonly port: number };

const HEALTH_CHECK_TIMEOUT_MS = 1500;
/** Polling interval of the state file in milliseconds; a `stat` call is cheap. */
const POLL_INTERVAL_MS = 200;
const HEALTH_CHECK_INTERVAL_MS = 5000;

export async function publishingReport(dataDir: string, site: SiteServer): Promise<PublishingReport> {
  const isRunning = await isResponding(site);
  // The state is read last, so that a slow server does not delay the report of a finished publish.
  const state = await readPublishState(dataDir);
  const { live, pinned, lastRun, trouble, feeds, advice } = state;
  return {
    server: isRunning ? 'running' : null,
    liveSince: live?.since ?? null,
    pinnedSince: pinned?.since ?? null,
    lastRun,
    feeds,
    issues: issuesOfForms(trouble?.issues ?? []),
    waiting: trouble?.isWhole ? 'all' : [...unpublishedFiles(trouble)],
    advice: { total: advice.total, issues: issuesOfForms(advice.issues) },
    trouble: trouble?.fault === 'system' ? (trouble.message ?? 'Публикация не удалась.') : null,
  };
}

export function unpublishedFiles(trouble: PublishProblem | null): Set<string> {
  return new Set([...(trouble?.heldBack ?? []), ...(trouble?.issues ?? [])].map(({ file }) => file));
}

/** Any HTTP response counts as running: a server without a release answers 503. */
async function isResponding({ host, port }: SiteServer): Promise<boolean> {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  try {
    const signal = AbortSignal.timeout(HEALTH_CHECK_TIMEOUT_MS);
    await fetch(`http://${name}:${port}/healthz`, { method: 'HEAD', signal });
    return true;
  } catch {
    return false;
  }
}

type Listener = (report: PublishingReport) => void;

/** Sends each changed report to the listeners; polls only while there are listeners. */
export class PublishingWatch {
  readonly #dataDir: string;
  readonly #site: SiteServer;
  readonly #listeners = new Map<Listener, string>();
  #timer: NodeJS.Timeout | undefined;
  #stamp = '';
  #askedAt = 0;

  constructor(dataDir: string, site: SiteServer) {
    this.#dataDir = dataDir;
    this.#site = site;
  }

  #report(): Promise<PublishingReport> {
    return publishingReport(this.#dataDir, this.#site);
  }

  listen(listener: Listener): () => void {
    this.#listeners.set(listener, '');
    this.#timer ??= setInterval(() => void this.#poll(), POLL_INTERVAL_MS).unref();
    void this.#report().then((report) => this.#notify(listener, report));
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.stop();
    };
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async #poll(): Promise<void> {
    const facts = statSync(join(this.#dataDir, PUBLISH_STATE_FILE), { throwIfNoEntry: false });
    const stamp = facts ? stampOf(facts) : '';
    const isDue = performance.now() - this.#askedAt > HEALTH_CHECK_INTERVAL_MS;
    if (stamp === this.#stamp && !isDue) return;
    this.#stamp = stamp;
    this.#askedAt = performance.now();
    const report = await this.#report();
    for (const listener of this.#listeners.keys()) this.#notify(listener, report);
  }

  #notify(listener: Listener, report: PublishingReport): void {
    const words = JSON.stringify(report);
    if ((this.#listeners.get(listener) ?? words) === words) return;
    this.#listeners.set(listener, words);
    listener(report);
  }
}
