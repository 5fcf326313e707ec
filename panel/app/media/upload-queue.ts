import type { AcceptedPhoto } from '../../contract/media.ts';
import { RequestError } from '../lib/request.ts';

/** A chosen file; an archive opens into the photographs inside, which are unpacked one by one. */
export type Source = { readonly name: string; readonly open: () => Promise<File | Unpacked> };
export type Unpacked = { readonly sources: readonly Source[]; readonly notes: readonly string[] };

export type UploadItem = {
  readonly id: number;
  readonly source: Source;
  /** Share of transferred bytes, from 0 to 1. */
  readonly sent: number;
  /** `noted` items are finished; their notes stay until they are removed. */
  readonly state: 'waiting' | 'sending' | 'making' | 'done' | 'failed' | 'noted';
  /** Reason of a failure, or remarks about the photograph or archive. */
  readonly notes: readonly string[];
  /** Whether another attempt could succeed. */
  readonly canRetry: boolean;
  readonly photo: AcceptedPhoto | null;
};

/** Uploads that ended after their field was closed. */
export type DetachedUploads = {
  readonly photos: readonly AcceptedPhoto[];
  readonly failed: readonly UploadItem[];
};

type Parts = {
  readonly send: (file: File, signal: AbortSignal, onSent: (part: number) => void) => Promise<string>;
  readonly settle: (upload: string, name: string) => Promise<AcceptedPhoto>;
  /** Takes a photograph and returns remarks about it. */
  readonly onPhoto: (photo: AcceptedPhoto, source: Source) => readonly string[];
  readonly onDetached: (uploads: DetachedUploads) => void;
};

const CONCURRENCY = 2;
/** The server or the archive refused the bytes themselves. */
const FINAL_STATUSES: readonly number[] = [413, 422];

export function isUploading(items: readonly UploadItem[]): boolean {
  return items.some(({ state }) => state === 'waiting' || state === 'sending' || state === 'making');
}

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
  #isDetached = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  readonly items = (): readonly UploadItem[] => this.#items;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  add(sources: readonly Source[]): void {
    this.#set([...this.#items, ...this.#itemsOf(sources)]);
    this.#begin();
  }

  retry(id: number): void {
    this.#change(id, { state: 'waiting', notes: [], canRetry: false });
    this.#begin();
  }

  remove(id: number): void {
    this.#running.get(id)?.abort();
    this.#set(this.#items.filter((item) => item.id !== id));
    this.#handOver();
  }

  /** Removes what has ended: failures and notes. */
  clear(): void {
    this.#set(this.#items.filter(({ state }) => state !== 'failed' && state !== 'noted'));
  }

  /** For a closed field: the uploads continue, and `onDetached` reports them together. */
  detach(): void {
    this.clear();
    this.#isDetached = true;
  }

  attach(): void {
    this.#isDetached = false;
  }

  #itemsOf(sources: readonly Source[]): UploadItem[] {
    return sources.map((source) => ({
      id: this.#nextId++,
      source,
      sent: 0,
      state: 'waiting',
      notes: [],
      canRetry: false,
      photo: null,
    }));
  }

  #begin(): void {
    for (const item of this.#items) {
      if (this.#running.size >= CONCURRENCY) return;
      if (item.state === 'waiting') void this.#run(item);
    }
  }

  async #run({ id, source }: UploadItem): Promise<void> {
    const stop = new AbortController();
    this.#running.set(id, stop);
    this.#change(id, { state: 'sending' });
    try {
      const opened = await source.open();
      if ('sources' in opened) this.#replace(id, opened);
      else {
        const upload = await this.#parts.send(opened, stop.signal, (sent) => this.#change(id, { sent }));
        this.#change(id, { state: 'making', sent: 1 });
        this.#change(id, { state: 'done', photo: await this.#parts.settle(upload, source.name) });
      }
    } catch (error) {
      const isFinal = error instanceof RequestError && FINAL_STATUSES.includes(error.status);
      const message = error instanceof Error ? error.message : String(error);
      this.#change(id, { state: 'failed', notes: [message], canRetry: !isFinal });
    }
    this.#running.delete(id);
    this.#handOver();
    this.#begin();
  }

  /** Puts the photographs of an archive in its place, after its notes. */
  #replace(id: number, { sources, notes }: Unpacked): void {
    const inside = this.#itemsOf(sources);
    this.#set(
      this.#items.flatMap((item) => {
        if (item.id !== id) return [item];
        return notes.length > 0 ? [{ ...item, state: 'noted' as const, notes }, ...inside] : inside;
      }),
    );
  }

  #handOver(): void {
    if (this.#isDetached) this.#report();
    else this.#deliver();
  }

  #deliver(): void {
    for (const item of this.#items) {
      if (item.state === 'failed' || item.state === 'noted') continue;
      if (!item.photo) return;
      const notes = this.#parts.onPhoto(item.photo, item.source);
      if (notes.length > 0) this.#change(item.id, { state: 'noted', notes });
      else this.#set(this.#items.filter(({ id }) => id !== item.id));
    }
  }

  #report(): void {
    if (isUploading(this.#items)) return;
    const photos = this.#items.flatMap(({ photo, state }) => (photo && state === 'done' ? [photo] : []));
    const failed = this.#items.filter(({ state }) => state === 'failed');
    this.#set([]);
    if (photos.length + failed.length > 0) this.#parts.onDetached({ photos, failed });
  }

  #change(id: number, facts: Partial<UploadItem>): void {
    this.#set(this.#items.map((item) => (item.id === id ? { ...item, ...facts } : item)));
  }

  #set(items: readonly UploadItem[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }
}
