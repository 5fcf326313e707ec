import type { LeadsLog } from '../leads/contract/log.ts';
import type { TroubleCode } from '../leads/store/store-trouble.ts';
import type { Count } from './count.ts';
import { countsTrouble } from './counts-trouble.ts';
import type { CountStore } from './store/open-counts.ts';
import { WaitingCounts } from './waiting-counts.ts';

export type CountsHealth = {
  /** `null`: what is counted is being written. */
  readonly trouble: TroubleCode | null;
  /** Hits that wait in memory. */
  readonly waiting: number;
  /** Hits that memory had no room for. */
  readonly lost: number;
};

export type Counting = {
  /** Counts it in memory, and sees to the disk later. */
  add(count: Omit<Count, 'count'>): void;
  health(): CountsHealth;
  /** Writes what waits. */
  stop(): Promise<void>;
};

export type CountingParts = {
  readonly open: () => Promise<CountStore>;
  /** Makes room for a new store where the old one is broken, and says where it went; `null`: it cannot. */
  readonly putAside: () => Promise<string | null>;
  readonly today: () => string;
  readonly log: LeadsLog;
  /** A line for whoever runs the server. */
  readonly tell: (line: string) => void;
  readonly pace?: Partial<typeof PACE>;
};

const PACE = {
  /** A kill takes no more than what came in this time… */
  writeEveryMs: 2000,
  /** …and no more than so many hits. */
  mostUnwritten: 25,
  retryMs: 10_000,
  /** Not at once: a machine that starts with a wrong clock has set it right by then. */
  firstCompactionMs: 60 * 60_000,
  compactEveryMs: 24 * 60 * 60_000,
};

/** Gathers hits in memory and writes them together. The store may be away for long: neither pages nor leads notice. */
export function startCounting({ open, putAside, today, log, tell, pace }: CountingParts): Counting {
  const { writeEveryMs, mostUnwritten, retryMs, firstCompactionMs, compactEveryMs } = { ...PACE, ...pace };
  const waiting = new WaitingCounts();
  let store: CountStore | null = null;
  let trouble: TroubleCode | null = null;
  let working: Promise<void> | null = null;
  let retryAt = 0;
  let compactAt = performance.now() + firstCompactionMs;
  /** Once: a disk that breaks every new file would fill with them. */
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
      worked();
    } catch (error) {
      for (const count of batch) waiting.add(count);
      await drop();
      if (await isMended(error)) await tryToWrite();
      else failed(error);
    }
  }

  async function compactWhenDue(): Promise<void> {
    if (performance.now() < compactAt || trouble !== null) return;
    compactAt = performance.now() + compactEveryMs;
    try {
      store ??= await open();
      await store.compact(today());
    } catch (error) {
      log('counts_not_compacted', { reason: countsTrouble(error).code });
      await drop();
    }
  }

  async function drop(): Promise<void> {
    await store?.close().catch(() => undefined);
    store = null;
  }

  /** A broken file makes way for a new one. */
  async function isMended(error: unknown): Promise<boolean> {
    const { code } = countsTrouble(error);
    // Deleted or replaced: what is there now is opened, and is not the one that was just opened.
    if (code === 'replaced') return true;
    if (code !== 'corrupt' || hasPutAside) return false;
    const where = await putAside().catch(() => null);
    if (where === null) return false;
    hasPutAside = true;
    log('counts_put_aside', { reason: code });
    tell(`Счётчик посещений: файл повреждён и отложен, ${where}. Считаем дальше в новый.`);
    return true;
  }

  function failed(error: unknown): void {
    const { code, words } = countsTrouble(error);
    retryAt = performance.now() + retryMs;
    if (trouble === code) return;
    trouble = code;
    log('counts_not_written', { reason: code });
    tell(`Счётчик посещений не записывается: ${words}. Страницы и заявки работают, посещения ждут в памяти.`);
  }

  function worked(): void {
    if (trouble === null) return;
    trouble = null;
    log('counts_written_again', { lost: waiting.lost });
    tell('Счётчик посещений снова записывается.');
  }

  const timer = setInterval(() => {
    if (performance.now() >= retryAt) void write();
  }, writeEveryMs).unref();

  return {
    add(count) {
      waiting.add({ ...count, count: 1 });
      // After the answer: the visitor does not wait for the disk.
      if (waiting.hits >= mostUnwritten && trouble === null && working === null) setImmediate(() => void write());
    },
    health: () => ({ trouble, waiting: waiting.hits, lost: waiting.lost }),
    async stop() {
      clearInterval(timer);
      await working;
      await write();
      if (waiting.hits > 0) tell(`Счётчик посещений: не записано ${waiting.hits}.`);
      await drop();
    },
  };
}
