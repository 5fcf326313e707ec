import type { Stats } from 'node:fs';

type Entry = { readonly stamp: string; readonly value: unknown };

/** Remembers what was made of each file, until it is another one or was written again. */
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

  /** For bytes that are kept in memory elsewhere. */
  ofBytes<T>(bytes: Uint8Array, make: () => T): T {
    if (this.#ofBytes.has(bytes)) return this.#ofBytes.get(bytes) as T;
    const value = make();
    this.#ofBytes.set(bytes, value);
    return value;
  }
}

/** With the time of change, which no tool that restores an old time of writing can set. */
export function stampOf({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  return `${ino}:${size}:${mtimeMs}:${ctimeMs}`;
}
