import type { Stats } from 'node:fs';

type Entry = { readonly stamp: string; readonly value: unknown };

/** Caches the result for each file until its stamp changes. */
export class FileCache {
  readonly #entries = new Map<string, Entry>();
  readonly #ofBytes = new WeakMap<Uint8Array, unknown>();

  async get<T>(path: string, stamp: string, make: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(path);
    if (known?.stamp === stamp) return known.value as T;
    const value = await make();
    this.#entries.set(path, { stamp, value });
    return value;
  }

  /** Caches by identity of bytes that are kept in memory elsewhere. */
  ofBytes<T>(bytes: Uint8Array, make: () => T): T {
    if (this.#ofBytes.has(bytes)) return this.#ofBytes.get(bytes) as T;
    const value = make();
    this.#ofBytes.set(bytes, value);
    return value;
  }
}

/** Includes ctime, which tools that restore mtime cannot set. */
export function stampOf({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  return `${ino}:${size}:${mtimeMs}:${ctimeMs}`;
}
