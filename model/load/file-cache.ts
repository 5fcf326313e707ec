import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPassedOver } from './passed-over.ts';

type Entry = { readonly stamp: string; readonly value: unknown };

/** Remembers what was made of each file, until its size or time of change differs. */
export class FileCache {
  readonly #entries = new Map<string, Entry>();

  async get<T>(absolutePath: string, make: (bytes: Buffer) => T | Promise<T>): Promise<T> {
    // Thousands of files: waiting for another thread to look at each takes ten times as long as looking.
    const { mtimeMs, size, ino } = statSync(absolutePath);
    const stamp = `${ino}:${size}:${mtimeMs}`;
    const known = this.#entries.get(absolutePath);
    if (known?.stamp === stamp) return known.value as T;
    const value = await make(await readFile(absolutePath));
    this.#entries.set(absolutePath, { stamp, value });
    return value;
  }
}

/** Names of the visible files of a folder, sorted; an absent folder has none. */
export async function listFiles(folder: string): Promise<string[]> {
  return (await listEntries(folder))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();
}

/** Names of the visible folders inside a folder, sorted; an absent folder has none. */
export async function listFolders(folder: string): Promise<string[]> {
  return (await listEntries(folder))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

async function listEntries(folder: string) {
  try {
    const entries = await readdir(join(folder), { withFileTypes: true });
    return entries.filter((entry) => !isPassedOver(entry.name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
