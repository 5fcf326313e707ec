import type { AcceptedPhoto } from '../../contract/media.ts';

export type UploadItem = {
  readonly id: number;
  readonly file: File;
  /** Share of transferred bytes, from 0 to 1. */
  readonly sent: number;
  readonly state: 'waiting' | 'sending' | 'making' | 'done' | 'failed';
  readonly message: string | null;
  readonly photo: AcceptedPhoto | null;
};

type Parts = {
  readonly send: (file: File, signal: AbortSignal, onSent: (part: number) => void) => Promise<string>;
  readonly settle: (upload: string, file: File) => Promise<AcceptedPhoto>;
  readonly onPhoto: (photo: AcceptedPhoto) => void;
};

const CONCURRENCY = 2;

/**
 * Uploads a few files at a time and reports photographs in the order of selection. Failed items do not block others and
 * stay until they are retried or removed.
 */
export class UploadQueue {
  readonly #parts: Parts;
  readonly #listeners = new Set<() => void>();
  readonly #running = new Map<number, AbortController>();
  #items: readonly UploadItem[] = [];
  #nextId = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  readonly items = (): readonly UploadItem[] => this.#items;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  add(files: readonly File[]): void {
    const added = files.map(
      (file): UploadItem => ({ id: this.#nextId++, file, sent: 0, state: 'waiting', message: null, photo: null }),
    );
    this.#set([...this.#items, ...added]);
    this.#begin();
  }

  retry(id: number): void {
    this.#change(id, { state: 'waiting', message: null });
    this.#begin();
  }

  remove(id: number): void {
    this.#running.get(id)?.abort();
    this.#set(this.#items.filter((item) => item.id !== id));
    this.#handOver();
  }

  /** Aborts all uploads, including waiting ones. */
  stop(): void {
    this.#set([]);
    for (const running of this.#running.values()) running.abort();
  }

  #begin(): void {
    for (const item of this.#items) {
      if (this.#running.size >= CONCURRENCY) return;
      if (item.state === 'waiting') void this.#run(item);
    }
  }

  async #run({ id, file }: UploadItem): Promise<void> {
    const stop = new AbortController();
    this.#running.set(id, stop);
    this.#change(id, { state: 'sending' });
    try {
      const upload = await this.#parts.send(file, stop.signal, (sent) => this.#change(id, { sent }));
      this.#change(id, { state: 'making', sent: 1 });
      this.#change(id, { state: 'done', photo: await this.#parts.settle(upload, file) });
    } catch (error) {
      this.#change(id, { state: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
    this.#running.delete(id);
    this.#handOver();
    this.#begin();
  }

  #handOver(): void {
    for (const item of this.#items) {
      if (item.state === 'failed') continue;
      if (!item.photo) return;
      this.#set(this.#items.filter(({ id }) => id !== item.id));
      this.#parts.onPhoto(item.photo);
    }
  }

  #change(id: number, facts: Partial<UploadItem>): void {
    this.#set(this.#items.map((item) => (item.id === id ? { ...item, ...facts } : item)));
  }

  #set(items: readonly UploadItem[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }
}
