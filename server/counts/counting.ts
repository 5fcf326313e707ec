import type { LeadsLog } from '../leads/contract/log.ts';
import type { StoreErrorCode } from '../leads/store/store-error.ts';
import type { Count } from './count.ts';
import { explainCountsError } from './explain-counts-error.ts';
import type { CountStore } from './store/open-counts.ts';
import { WaitingCounts } from './waiting-counts.ts';

export type CountsHealth = {
  /** `null` while counts are written without errors. */
  readonly trouble: StoreErrorCode | null;
  readonly waiting: number;
  /** Number of hits dropped because memory was full. */
  readonly lost: number;
};

export type Counting = {
  add(count: Omit<Count, 'count'>): void;
  health(): CountsHealth;
  stop(): Promise<void>;
};

export type CountingParts = {
  readonly open: () => Promise<CountStore>;
  /** Moves a broken store aside and returns its new location, or `null` when that is impossible. */
  readonly putAside: () => Promise<string | null>;
  readonly today: () => string;
  readonly log: LeadsLog;
  readonly printLine: (line: string) => void;
  readonly pace?: Partial<typeof PACE>;
};

const PACE = {
  /** A killed process loses at most the hits of this interval. */
  writeEveryMs: 2000,
  /** Number of pending hits that triggers an early write. */
  mostUnwritten: 25,
  retryMs: 10_000,
  /** Delay before the first compaction; a clock that is wrong at boot is corrected by then. */
  firstCompactionMs: 60 * 60_000,
  compactEveryMs: 24 * 60 * 60_000,
};

/** Collects hits in memory and writes them in batches. An unavailable store does not affect pages or leads. */
export function startCounting({ open, putAside, today, log, printLine, pace }: CountingParts): Counting {
  const { writeEveryMs, mostUnwritten, retryMs, firstCompactionMs, compactEveryMs } = { ...PACE, ...pace };
  const waiting = new WaitingCounts();
  let store: CountStore | null = null;
  let trouble: StoreErrorCode | null = null;
  let working: Promise<void> | null = null;
  let retryAt = 0;
  let compactAt = performance.now() + firstCompactionMs;
  /** A broken file is put aside once only; a faulty disk would otherwise fill up with broken files. */
  let hasPutAside = false;

  function write(): Promise<void> {
    working ??= tryToWrite()
      .then(compactWhenDue)
      .finally(() => {
        working = null;
      });
    return working;
  }

  async function tryToWrite(): Promise<void> {
    const batch = waiting.take();
    if (batch.length === 0) return;
    try {
      store ??= await open();
      await store.add(batch);
      reportRecovery();
    } catch (error) {
      for (const count of batch) waiting.add(count);
      await closeStore();
      if (await recoverStore(error)) await tryToWrite();
      else reportFailure(error);
    }
  }

  async function compactWhenDue(): Promise<void> {
    if (performance.now() < compactAt || trouble !== null) return;
    compactAt = performance.now() + compactEveryMs;
    try {
      store ??= await open();
      await store.compact(today());
    } catch (error) {
      log('counts_not_compacted', { reason: explainCountsError(error).code });
      await closeStore();
    }
  }

  async function closeStore(): Promise<void> {
    await store?.close().catch(() => undefined);
    store = null;
  }

  /** Returns whether to retry at once. A corrupt file is first put aside, and the retry creates a new one. */
  async function recoverStore(error: unknown): Promise<boolean> {
    const { code } = explainCountsError(error);
    // The file was deleted or replaced; the retry opens the present file.
    if (code === 'replaced') return true;
    if (code !== 'corrupt' || hasPutAside) return false;
    const where = await putAside().catch(() => null);
    if (where === null) return false;
    hasPutAside = true;
    log('counts_put_aside', { reason: code });
    printLine(`Счётчик посещений: файл повреждён и отложен, ${where}. Считаем дальше в новый.`);
    return true;
  }

  function reportFailure(error: unknown): void {
    const { code, words } = explainCountsError(error);
    retryAt = performance.now() + retryMs;
    if (trouble === code) return;
    trouble = code;
    log('counts_not_written', { reason: code });
    printLine(`Счётчик посещений не записывается: ${words}. Страницы и заявки работают, посещения ждут в памяти.`);
  }

  function reportRecovery(): void {
    if (trouble === null) return;
    trouble = null;
    log('counts_written_again', { lost: waiting.lost });
    printLine('Счётчик посещений снова записывается.');
  }

  const timer = setInterval(() => {
    if (performance.now() >= retryAt) void write();
  }, writeEveryMs).unref();

  return {
    add(count) {
      waiting.add({ ...count, count: 1 });
      // Writes after the response, so the visitor does not wait for the disk.
      if (waiting.hits >= mostUnwritten && trouble === null && working === null) setImmediate(() => void write());
    },
    health: () => ({ trouble, waiting: waiting.hits, lost: waiting.lost }),
    async stop() {
      clearInterval(timer);
      await working;
      await write();
      if (waiting.hits > 0) printLine(`Счётчик посещений: не записано ${waiting.hits}.`);
      await closeStore();
    },
  };
}
